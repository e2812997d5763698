// A video file, frame by frame.
#pragma once

#include "app/capture/frame_source.h"

namespace lk::app {

/// Plays every frame of `path`; a video cut short is played as far as it can be read, and warns.
Outcome<std::unique_ptr<FrameSource>> openVideo(const std::string& path);

}  // namespace lk::app
