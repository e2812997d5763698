// A digest of the code that paints, photographs and describes printed cards, made by the build
// (cmake/painters_digest.cmake).
#pragma once

namespace lk::app {

extern const char* const kPaintersDigest;

}  // namespace lk::app
