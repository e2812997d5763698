// Whether there is a display to open a window on.
#pragma once

namespace lk::app {

/// True when Qt was told its platform, or when the X display named by DISPLAY answers. Qt itself ends the
/// program when it cannot connect, so this is asked first.
bool displayAnswers();

}  // namespace lk::app
