// A camera whose picture is mirrored, turned back: "mirror:SOURCE" where sources are named.
#pragma once

#include <string_view>

#include "app/capture/frame_source.h"

namespace lk::app {

inline constexpr std::string_view kMirror = "mirror:";

/// Whether what people write asks for the picture of a source to be mirrored.
bool asksForMirror(std::string_view source);
/// The source itself, as people write it.
std::string_view withoutMirror(std::string_view source);

/// Every picture of `source` with its left and right exchanged.
std::unique_ptr<FrameSource> mirroredSource(std::unique_ptr<FrameSource> source);

}  // namespace lk::app
