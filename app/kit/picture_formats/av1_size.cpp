#include "app/kit/picture_formats/bit_reader.h"
#include "app/kit/picture_formats/coded_size.h"

namespace lk::app {

namespace {

constexpr std::uint32_t kSequenceHeader = 1;
constexpr std::size_t kSequenceBytes = 512;  // enough for all fields before the size

/// Skips the optional fields for timing and operating points (AV1, 5.5.1) before the size.
void skipTimes(BitReader& bits) {
  std::size_t delayBits = 0;
  bool decoderModel = false;
  if (bits.flag()) {
    bits.skip(64);
    if (bits.flag()) (void)bits.golomb();
    decoderModel = bits.flag();
    if (decoderModel) {
      delayBits = bits.bits(5) + 1;
      bits.skip(32 + 5 + 5);
    }
  }
  const bool firstDelay = bits.flag();
  for (std::uint32_t points = bits.bits(5) + 1; points > 0; --points) {
    bits.skip(12);
    if (bits.bits(5) > 7) bits.skip(1);
    if (decoderModel && bits.flag()) bits.skip(2 * delayBits + 1);
    if (firstDelay && bits.flag()) bits.skip(4);
  }
}

/// A still picture has the size of its sequence. Other frames may be as large as their bit width allows; half
/// of that is used instead if it is more than the sequence's size.
CodedSize sizeOfSequence(BitReader bits) {
  bits.skip(3 + 1);
  const bool still = bits.flag();
  if (still)
    bits.skip(5);
  else
    skipTimes(bits);
  const int widthBits = static_cast<int>(bits.bits(4)) + 1, heightBits = static_cast<int>(bits.bits(4)) + 1;
  const long long width = bits.bits(widthBits) + 1LL;
  CodedSize size{width, bits.bits(heightBits) + 1LL};
  if (!still) size.atLeast({(1LL << widthBits) / 2, (1LL << heightBits) / 2});
  return size;
}

}  // namespace

CodedSize sizeOfAv1Data(const ByteView& data) {
  CodedSize largest;
  for (std::size_t at = 0; at < data.size();) {
    const std::uint32_t head = data.byte(at);
    at += head & 4 ? 2 : 1;
    std::size_t length = data.size() - std::min(at, data.size());
    if (head & 2) {
      length = 0;
      for (int i = 0; i < 5; ++i) {
        const std::size_t byte = data.byte(at++);
        length |= (byte & 0x7F) << (7 * i);
        if (byte < 0x80) break;
      }
    }
    if ((head >> 3 & 15) == kSequenceHeader) {
      const ByteView unit = data.part(at, std::min(length, kSequenceBytes));
      std::vector<unsigned char> bytes(unit.size());
      for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(unit.byte(i));
      largest.atLeast(sizeOfSequence(BitReader(std::move(bytes))));
    }
    at += length;
  }
  return largest;
}

}  // namespace lk::app
