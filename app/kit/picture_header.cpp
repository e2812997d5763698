#include "app/kit/picture_header.h"

#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

namespace {

using namespace std::string_view_literals;

/// A JPEG may be preceded by a line end or the rest of a header.
constexpr std::size_t kMaxStray = 64;

bool isBmp(const ByteView& view) {
  return view.has(0, "BM") && view.size() >= 26 && (view.little32(14) == 12 || view.little32(14) >= 40);
}

bool isTiff(const ByteView& view) {
  return view.has(0, "II*\0"sv) || view.has(0, "MM\0*"sv) || view.has(0, "II+\0"sv) || view.has(0, "MM\0+"sv);
}

bool isJpeg2000(const ByteView& view) {
  return view.has(0, "\0\0\0\x0CjP  \r\n\x87\n"sv) || view.has(0, "\xFF\x4F\xFF\x51"sv);
}

}  // namespace

std::optional<PictureHeader> readPictureHeader(std::span<const unsigned char> bytes) {
  constexpr auto kJpeg = "\xFF\xD8\xFF"sv;
  const ByteView view(bytes);
  if (view.has(0, kJpeg)) return readJpeg(view);
  if (view.has(0, "\x89PNG\r\n\x1A\n"sv)) return readPng(view);
  if (isBmp(view)) return readBmp(view);
  if (view.has(0, "RIFF"sv) && view.has(8, "WEBP"sv)) return readWebp(view);
  if (isTiff(view)) return readTiff(view);
  if (view.has(0, "GIF87a"sv) || view.has(0, "GIF89a"sv)) return readGif(view);
  if (isJpeg2000(view)) return readJpeg2000(view);
  if (isHeif(view)) return readHeif(view);
  for (std::size_t begin = 1; begin <= kMaxStray; ++begin) {
    if (!view.has(begin, kJpeg)) continue;
    PictureHeader header = readJpeg(view.from(begin));
    header.begin = begin;
    return header;
  }
  return std::nullopt;
}

}  // namespace lk::app
