// A folder of pictures as a source of frames, in the order of their names.
#pragma once

#include "app/capture/frame_source.h"

namespace lk::app {

/// Opens the pictures directly in `folder`, sorted by name with numbers in numeric order (2 before 10). They
/// play at 30 per second unless a file frames.json has another rate: {"fps": 15}. Fails if there is no
/// picture.
Outcome<std::unique_ptr<FrameSource>> openFolder(const std::string& folder);

/// Opens one picture, as a folder with nothing else in it. Fails if it cannot be decoded.
Outcome<std::unique_ptr<FrameSource>> openPhoto(const std::string& path);

/// Returns whether `a` sorts before `b`, comparing runs of digits as numbers.
bool naturallyBefore(std::string_view a, std::string_view b);

}  // namespace lk::app
