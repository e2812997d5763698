#include <cstdlib>

#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

PictureHeader readBmp(const ByteView& view) {
  PictureHeader header{.format = "BMP"};
  const bool old = view.little32(14) == 12;
  header.width = old ? view.little16(18) : static_cast<std::int32_t>(view.little32(18));
  header.height = old ? view.little16(20) : std::llabs(static_cast<std::int32_t>(view.little32(22)));
  const std::uint32_t bits = old ? view.little16(24) : view.little16(28);
  const std::uint32_t compression = old ? 0 : view.little32(30);
  /// Run-length encoded: only the stated size is known.
  const bool packed = compression == 1 || compression == 2;
  const long long row = (header.width * bits + 31) / 32 * 4;
  const long long left = static_cast<long long>(view.size()) - view.little32(10);
  // Divided instead of multiplied, because the sides may have any value.
  const bool reaches = packed ? view.little32(34) <= left : header.height == 0 || row <= left / header.height;
  header.complete = header.width > 0 && left >= 0 && reaches;
  return header;
}

}  // namespace lk::app
