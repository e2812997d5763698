// The checksums of a PNG. Some versions of OpenCV return half a picture without a word if one is wrong.
#pragma once

#include <cstdint>
#include <vector>

namespace lk::codecs {

bool isPng(const std::vector<std::uint8_t>& bytes);
/// Returns whether every chunk up to the end of the picture has its checksum (ISO/IEC 15948, 5.3).
bool checksumsHold(const std::vector<std::uint8_t>& png);

}  // namespace lk::codecs
