// A source that mirrors another one's pictures, for cameras whose picture is mirrored: "mirror:SOURCE".
#pragma once

#include <string_view>

#include "app/capture/frame_source.h"

namespace lk::app {

inline constexpr std::string_view kMirror = "mirror:";

/// Returns whether a source's text begins with "mirror:".
bool asksForMirror(std::string_view source);
/// Returns the text without "mirror:".
std::string_view withoutMirror(std::string_view source);

/// Returns a source that exchanges left and right in every picture of `source`.
std::unique_ptr<FrameSource> mirroredSource(std::unique_ptr<FrameSource> source);

}  // namespace lk::app
