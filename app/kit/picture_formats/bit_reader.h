// Reads numbers of any bit length, as video codecs write them.
#pragma once

#include <cstdint>
#include <vector>

#include "app/kit/picture_formats/byte_view.h"

namespace lk::app {

/// Bits beyond the end are zero.
class BitReader {
 public:
  explicit BitReader(std::vector<unsigned char> bytes) : bytes_(std::move(bytes)) {}

  void skip(std::size_t bits) { at_ += bits; }
  [[nodiscard]] std::uint32_t bits(int count) {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i, ++at_) value = value << 1 | bit(at_);
    return value;
  }
  [[nodiscard]] bool flag() { return bits(1) != 0; }
  /// Reads an Exp-Golomb code (ITU-T H.265, 9.2); returns 0 if it has more than 31 leading zeros.
  [[nodiscard]] std::uint32_t golomb() {
    int zeros = 0;
    while (zeros < 32 && !flag()) ++zeros;
    return zeros < 32 ? (1u << zeros) - 1 + bits(zeros) : 0;
  }

 private:
  [[nodiscard]] std::uint32_t bit(std::size_t at) const {
    return at / 8 < bytes_.size() ? bytes_[at / 8] >> (7 - at % 8) & 1u : 0;
  }

  std::vector<unsigned char> bytes_;
  std::size_t at_ = 0;
};

}  // namespace lk::app
