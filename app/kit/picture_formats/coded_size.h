// The size of pictures in HEIC and AVIF files according to the compressed data, which is what decoders use.
#pragma once

#include "app/kit/picture_formats/byte_view.h"

namespace lk::app {

struct CodedSize {
  long long width = 0, height = 0;

  /// Approximate where a file claims more pixels than an integer holds.
  [[nodiscard]] double pixels() const { return static_cast<double>(width) * static_cast<double>(height); }
  void atLeast(CodedSize other) {
    if (other.pixels() > pixels()) *this = other;
  }
};

/// Returns the size in an HEVC NAL unit; only sequence parameter sets have one.
CodedSize sizeOfHevcUnit(const ByteView& unit);
/// Returns the largest size in NAL units that are each preceded by a four-byte length.
CodedSize sizeOfHevcData(const ByteView& data);
/// Returns the largest size in the parameter sets of the box hvcC (ISO/IEC 14496-15, 8.3.3).
CodedSize sizeOfHevcSetup(const ByteView& box);
/// Returns the largest size in AV1 OBUs: the sequence's, or the largest a frame can have if that is much
/// larger.
CodedSize sizeOfAv1Data(const ByteView& data);

}  // namespace lk::app
