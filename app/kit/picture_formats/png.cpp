#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

PictureHeader readPng(const ByteView& view) {
  PictureHeader header{.format = "PNG"};
  if (view.has(12, "IHDR")) {
    header.width = view.big32(16);
    header.height = view.big32(20);
  }
  std::size_t at = 8;
  while (at + 12 <= view.size()) {
    const std::size_t end = at + 12 + std::size_t{view.big32(at)};
    if (view.has(at + 4, "IEND")) header.complete = end <= view.size();
    at = end;
  }
  return header;
}

}  // namespace lk::app
