// A video file as a source of frames.
#pragma once

#include "app/capture/frame_source.h"

namespace lk::app {

/// Opens a video and plays every frame. An incomplete one is played as far as it can be read, with a warning.
Outcome<std::unique_ptr<FrameSource>> openVideo(const std::string& path);

}  // namespace lk::app
