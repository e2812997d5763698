// The kinds of checks of a table and its pictures.
#pragma once

namespace lk::app {

enum class Check { light, glare, sharp, distance, tilt, sheets, mat, cards, zones, rate, mirror, colour };

}  // namespace lk::app
