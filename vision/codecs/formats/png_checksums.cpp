#include "codecs/formats/png_checksums.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <zlib.h>

namespace lk::codecs {

namespace {

constexpr std::uint8_t kSignature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
constexpr std::size_t kField = 4;  // bytes of a chunk's length, of its type and of its checksum

std::uint32_t big32(std::span<const std::uint8_t> bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 |
         bytes[3];
}

}  // namespace

bool isPng(const std::vector<std::uint8_t>& bytes) {
  return bytes.size() >= sizeof kSignature &&
         std::equal(std::begin(kSignature), std::end(kSignature), bytes.begin());
}

bool checksumsHold(const std::vector<std::uint8_t>& png) {
  std::span<const std::uint8_t> left(png);
  left = left.subspan(sizeof kSignature);
  while (left.size() >= 3 * kField) {
    const std::size_t length = big32(left);
    if (length > left.size() - 3 * kField) return false;
    const std::span<const std::uint8_t> covered = left.subspan(kField, kField + length);
    const uLong sum = crc32_z(0, covered.data(), covered.size());
    left = left.subspan(2 * kField + length);
    if (sum != big32(left)) return false;
    left = left.subspan(kField);
    if (std::memcmp(covered.data(), "IEND", kField) == 0) return true;
  }
  return false;
}

}  // namespace lk::codecs
