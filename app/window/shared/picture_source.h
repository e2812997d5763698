// The state of the source of pictures.
#pragma once

namespace lk::app {

enum class PictureSource { none, starting, live, lost, ended };

}  // namespace lk::app
