// How large the pictures in HEIC and AVIF files really are, by what their decoders will read.
#pragma once

#include "app/kit/picture_formats/byte_view.h"

namespace lk::app {

struct CodedSize {
  long long width = 0, height = 0;

  [[nodiscard]] long long pixels() const { return width * height; }
  void atLeast(CodedSize other) {
    if (other.pixels() > pixels()) *this = other;
  }
};

/// Of one NAL unit of HEVC: told by sequence parameter sets alone.
CodedSize sizeOfHevcUnit(const ByteView& unit);
/// The largest of NAL units, each after its length in four bytes.
CodedSize sizeOfHevcData(const ByteView& data);
/// The largest of the parameter sets in the box hvcC (ISO/IEC 14496-15, 8.3.3).
CodedSize sizeOfHevcSetup(const ByteView& box);
/// The largest of the OBUs of AV1: what a frame may have, where that is more than the sequence says.
CodedSize sizeOfAv1Data(const ByteView& data);

}  // namespace lk::app
