#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

namespace {

/// Returns the bytes of a colour table whose size is in `flags`.
std::size_t tableSize(std::uint32_t flags) {
  return flags & 0x80 ? std::size_t{3} << ((flags & 7) + 1) : 0;
}

/// Skips data blocks up to the empty one that ends them. Returns false if the file ends before.
bool passBlocks(const ByteView& view, std::size_t& at) {
  while (at < view.size()) {
    const std::uint32_t length = view.byte(at);
    at += 1 + length;
    if (length == 0) return true;
  }
  return false;
}

}  // namespace

PictureHeader readGif(const ByteView& view) {
  constexpr std::uint32_t kExtension = 0x21, kFrame = 0x2C;
  PictureHeader header{.format = "GIF", .width = view.little16(6), .height = view.little16(8)};
  std::size_t at = 13 + tableSize(view.byte(10));
  while (view.byte(at) == kExtension) {
    at += 2;
    if (!passBlocks(view, at)) return header;
  }
  if (view.byte(at) != kFrame) return header;
  header.width = std::max<long long>(header.width, view.little16(at + 5));
  header.height = std::max<long long>(header.height, view.little16(at + 7));
  at += 10 + tableSize(view.byte(at + 9)) + 1;
  header.complete = passBlocks(view, at);
  return header;
}

}  // namespace lk::app
