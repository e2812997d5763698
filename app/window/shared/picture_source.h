// How pictures come in now.
#pragma once

namespace lk::app {

enum class PictureSource { none, starting, live, lost, ended };

}  // namespace lk::app
