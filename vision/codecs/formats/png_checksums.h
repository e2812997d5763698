// Checks the checksums of a PNG: if one is wrong, some versions of OpenCV return an incomplete picture
// without an error.
#pragma once

#include <cstdint>
#include <vector>

namespace lk::codecs {

bool isPng(const std::vector<std::uint8_t>& bytes);
/// Returns whether all chunks up to the end of the picture are there and have the right checksums (ISO/IEC
/// 15948, 5.3). `png` must begin with the signature, see isPng().
bool checksumsHold(const std::vector<std::uint8_t>& png);

}  // namespace lk::codecs
