#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

namespace {

constexpr std::uint32_t kMaxChannels = 4;

/// Returns the codestream in the boxes of a file (ISO/IEC 15444-1, annex I); empty if there is none.
ByteView codestreamIn(const ByteView& view) {
  if (!view.has(4, "jP  ")) return view;
  std::size_t at = 0;
  while (at + 8 <= view.size()) {
    const bool wide = view.big32(at) == 1;
    const std::uint64_t declaredSize = wide ? view.big64(at + 8) : view.big32(at);
    const std::uint64_t size = declaredSize == 0 ? view.size() - at : declaredSize;
    const std::size_t head = wide ? 16 : 8;
    if (size < head) break;
    if (view.has(at + 4, "jp2c")) return view.part(at + head, size - head);
    if (size > view.size() - at) break;
    at += static_cast<std::size_t>(size);
  }
  return ByteView({});
}

/// Walks from marker to marker, and over tile parts by their stated lengths. Returns whether the codestream
/// has an end.
bool reachesItsEnd(const ByteView& stream) {
  constexpr std::uint32_t kTilePart = 0xFF90, kEnd = 0xFFD9;
  std::size_t at = 2;
  while (at + 2 <= stream.size()) {
    const std::uint32_t marker = stream.big16(at);
    if (marker == kEnd) return true;
    if (marker >> 8 != 0xFF) return false;
    std::size_t length = 2 + std::size_t{stream.big16(at + 2)};
    if (marker == kTilePart) {
      length = stream.big32(at + 6);
      if (length == 0) return stream.big16(stream.size() - 2) == kEnd;  // the last one may state no length
      if (length < 12) return false;
    }
    at += length;
  }
  return false;
}

}  // namespace

PictureHeader readJpeg2000(const ByteView& view) {
  PictureHeader header{.format = "JPEG 2000"};
  const ByteView stream = codestreamIn(view);
  header.complete = reachesItsEnd(stream);
  const bool supported = stream.has(0, "\xFF\x4F\xFF\x51") && stream.big16(40) <= kMaxChannels;
  const auto side = [&](std::size_t end, std::size_t begin) {
    return supported ? std::max(0LL, static_cast<long long>(stream.big32(end)) - stream.big32(begin)) : 0;
  };
  header.width = side(8, 16);
  header.height = side(12, 20);
  return header;
}

}  // namespace lk::app
