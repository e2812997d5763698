// A folder of pictures, played in the order of their names.
#pragma once

#include "app/capture/frame_source.h"

namespace lk::app {

/// Every file directly in `folder`, called as pictures are, by name with numbers in their order (2 before
/// 10), 30 a second unless a file frames.json says otherwise: {"fps": 15}. Without a picture in it: a fault.
Outcome<std::unique_ptr<FrameSource>> openFolder(const std::string& folder);

/// Whether `a` comes before `b`, runs of digits compared as numbers.
bool naturallyBefore(std::string_view a, std::string_view b);

}  // namespace lk::app
