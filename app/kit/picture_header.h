// Reads format, size and completeness of a picture file without decoding it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace lk::app {

struct PictureHeader {
  std::string_view format;  // "JPEG", "PNG", "BMP", "WebP", "TIFF", "GIF", "JPEG 2000", "HEIC", "AVIF"
  /// Size of the largest picture that decoding unpacks: as stored, before rotation by EXIF, and including
  /// whole tiles. 0 if the file ends before it, or it is invalid.
  long long width = 0, height = 0;
  bool complete = false;  // the file contains the format's end
  std::size_t begin = 0;  // start of the picture, if other bytes precede a JPEG
};

/// Returns the header of a picture in a known format; nullopt for anything else.
std::optional<PictureHeader> readPictureHeader(std::span<const unsigned char> bytes);

}  // namespace lk::app
