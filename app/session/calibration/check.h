// What may be wrong with a table, or with the pictures of it.
#pragma once

namespace lk::app {

enum class Check { light, glare, sharp, distance, tilt, sheets, mat, cards, zones, rate, mirror, colour };

}  // namespace lk::app
