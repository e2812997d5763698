// Reads ONNX files whose weights are stored in 16 bits, which OpenCV 4.6 does not, and which halves their
// size.
#pragma once

#include <string>
#include <string_view>

namespace lk::vision {

/// Returns the same net with every 16-bit weight as 32-bit number; other parts are copied as they are.
/// Precondition: `onnx` is a complete file, see net_fault.h.
std::string withWholeWeights(std::string_view onnx);

}  // namespace lk::vision
