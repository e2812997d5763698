// Checks by its first bytes whether a file is a video, because the decoder would accept anything, even text.
#pragma once

#include <string>

namespace lk::app {

struct VideoContainer {
  bool known = false;     // a container format for video
  bool cutShort = false;  // its stated size is beyond the end of the file (AVI and MP4 only)
};

VideoContainer inspectVideo(const std::string& path);

}  // namespace lk::app
