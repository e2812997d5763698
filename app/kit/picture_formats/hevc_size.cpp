#include "app/kit/picture_formats/bit_reader.h"
#include "app/kit/picture_formats/coded_size.h"

namespace lk::app {

namespace {

constexpr std::uint32_t kParameterSet = 33;  // sequence parameter set: SPS_NUT
constexpr std::size_t kSetBytes = 256;       // enough for all fields before the size

/// Returns the unit without emulation prevention bytes (7.4.2).
BitReader payloadOf(const ByteView& unit) {
  std::vector<unsigned char> bytes;
  for (std::size_t i = 2; i < unit.size() && bytes.size() < kSetBytes; ++i) {
    const bool guard = i >= 4 && unit.byte(i) == 3 && unit.big16(i - 2) == 0;
    if (!guard) bytes.push_back(static_cast<unsigned char>(unit.byte(i)));
  }
  return BitReader(std::move(bytes));
}

/// Skips profile_tier_level() of ITU-T H.265, 7.3.3.
void skipProfile(BitReader& bits, std::uint32_t layersBelow) {
  constexpr std::size_t kProfile = 88, kLevel = 8;
  bits.skip(kProfile + kLevel);
  std::size_t length = 0;
  for (std::uint32_t i = 0; i < 8 && layersBelow > 0; ++i) {
    const bool profile = bits.flag(), level = bits.flag();
    if (i < layersBelow) length += (profile ? kProfile : 0) + (level ? kLevel : 0);
  }
  bits.skip(length);
}

}  // namespace

CodedSize sizeOfHevcUnit(const ByteView& unit) {
  if ((unit.byte(0) >> 1 & 63) != kParameterSet) return {};
  BitReader bits = payloadOf(unit);
  bits.skip(4);
  const std::uint32_t layersBelow = bits.bits(3);
  bits.skip(1);
  skipProfile(bits, layersBelow);
  (void)bits.golomb();                   // the set's id
  if (bits.golomb() == 3) bits.skip(1);  // separate_colour_plane_flag, for 4:4:4 only
  const long long width = bits.golomb();
  return {width, bits.golomb()};
}

CodedSize sizeOfHevcData(const ByteView& data) {
  CodedSize largest;
  for (std::size_t at = 0; at + 4 <= data.size();) {
    const std::size_t length = data.big32(at);
    largest.atLeast(sizeOfHevcUnit(data.part(at + 4, length)));
    at += 4 + length;
  }
  return largest;
}

CodedSize sizeOfHevcSetup(const ByteView& box) {
  CodedSize largest;
  std::size_t at = 23;
  for (std::uint32_t arrays = box.byte(22); arrays > 0 && at < box.size(); --arrays) {
    const std::uint32_t units = box.big16(at + 1);
    at += 3;
    for (std::uint32_t i = 0; i < units && at < box.size(); ++i) {
      const std::size_t length = box.big16(at);
      largest.atLeast(sizeOfHevcUnit(box.part(at + 2, length)));
      at += 2 + length;
    }
  }
  return largest;
}

}  // namespace lk::app
