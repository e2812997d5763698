#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

PictureHeader readWebp(const ByteView& view) {
  PictureHeader header{.format = "WebP"};
  if (view.has(12, "VP8X")) {
    header.width = view.little24(24) + 1;
    header.height = view.little24(27) + 1;
  } else if (view.has(12, "VP8L")) {
    const std::uint32_t bits = view.little32(21);
    header.width = (bits & 0x3FFF) + 1;
    header.height = (bits >> 14 & 0x3FFF) + 1;
  } else if (view.has(12, "VP8 ")) {
    header.width = view.little16(26) & 0x3FFF;
    header.height = view.little16(28) & 0x3FFF;
  }
  header.complete =
      std::size_t{view.little32(4)} + 8 <= view.size() + 1;  // the last chunk may lack its padding byte
  return header;
}

}  // namespace lk::app
