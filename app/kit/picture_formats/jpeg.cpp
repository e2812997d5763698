#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

namespace {

/// SOF0 to SOF15 without DHT, JPG and DAC, which are in the same range.
bool isStartOfFrame(std::uint32_t marker) {
  return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

}  // namespace

/// Walks from marker to marker. Within a scan the next marker is one that is neither a restart nor a stuffed
/// byte (ITU-T T.81, B.1).
PictureHeader readJpeg(const ByteView& view) {
  PictureHeader header{.format = "JPEG"};
  std::size_t at = 2;
  while (at + 1 < view.size()) {
    if (view.byte(at) != 0xFF) {
      ++at;
      continue;
    }
    const std::uint32_t marker = view.byte(at + 1);
    if (marker == 0xFF) {  // fill byte
      ++at;
    } else if (marker == 0xD9) {
      header.complete = true;
      return header;
    } else if (marker == 0x00 || marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8)) {
      at += 2;
    } else {
      if (isStartOfFrame(marker) && at + 9 <= view.size()) {
        header.height = view.big16(at + 5);
        header.width = view.big16(at + 7);
      }
      at += 2 + view.big16(at + 2);
    }
  }
  return header;
}

}  // namespace lk::app
