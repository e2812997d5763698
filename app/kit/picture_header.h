// What the first bytes and the end of a picture file say, without decoding it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace lk::app {

struct PictureHeader {
  std::string_view format;  // "JPEG", "PNG", "BMP", "WebP", "TIFF", "GIF", "JPEG 2000", "HEIC", "AVIF"
  /// Of the largest thing that decoding unpacks: the picture as stored, before any turn by EXIF, and its
  /// tiles. 0 when the file ends before they are told, or tells what cannot be.
  long long width = 0, height = 0;
  bool complete = false;  // the file reaches to the format's own end
  std::size_t begin = 0;  // of the picture, where stray bytes stand before a JPEG
};

/// The header of a picture of a known format; none for anything else.
std::optional<PictureHeader> readPictureHeader(std::span<const unsigned char> bytes);

}  // namespace lk::app
