// Whether a file is a video at all, judged by its own first bytes: a decoder tried on anything plays even
// text.
#pragma once

#include <string>

namespace lk::app {

struct VideoContainer {
  bool known = false;     // a container format that holds video
  bool cutShort = false;  // its own sizes reach beyond the end of the file (AVI and MP4 tell)
};

VideoContainer inspectVideo(const std::string& path);

}  // namespace lk::app
