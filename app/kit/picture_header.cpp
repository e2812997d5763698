#include "app/kit/picture_header.h"

#include <cstdint>
#include <cstdlib>

namespace lk::app {

namespace {

using Bytes = std::span<const unsigned char>;

/// Reads numbers at places; beyond the end everything is zero.
class View {
 public:
  explicit View(Bytes bytes) : bytes_(bytes) {}
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::uint32_t byte(std::size_t at) const { return at < bytes_.size() ? bytes_[at] : 0; }
  [[nodiscard]] std::uint32_t big16(std::size_t at) const { return byte(at) << 8 | byte(at + 1); }
  [[nodiscard]] std::uint32_t big32(std::size_t at) const { return big16(at) << 16 | big16(at + 2); }
  [[nodiscard]] std::uint32_t little16(std::size_t at) const { return byte(at) | byte(at + 1) << 8; }
  [[nodiscard]] std::uint32_t little24(std::size_t at) const { return little16(at) | byte(at + 2) << 16; }
  [[nodiscard]] std::uint32_t little32(std::size_t at) const { return little16(at) | little16(at + 2) << 16; }
  [[nodiscard]] bool has(std::size_t at, std::string_view text) const {
    if (bytes_.size() < at + text.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
      if (bytes_[at + i] != static_cast<unsigned char>(text[i])) return false;
    return true;
  }

 private:
  Bytes bytes_;
};

/// SOF0..SOF15 without DHT, JPG and DAC, which lie between them.
bool isStartOfFrame(std::uint32_t marker) {
  return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// From marker to marker; within a scan to the next marker that is no restart and no stuffed byte (ITU-T
/// T.81, B.1).
PictureHeader readJpeg(const View& view) {
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

PictureHeader readPng(const View& view) {
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

PictureHeader readBmp(const View& view) {
  PictureHeader header{.format = "BMP"};
  const bool old = view.little32(14) == 12;
  header.width = old ? view.little16(18) : static_cast<std::int32_t>(view.little32(18));
  header.height = old ? view.little16(20) : std::llabs(static_cast<std::int32_t>(view.little32(22)));
  const std::uint32_t bits = old ? view.little16(24) : view.little16(28);
  const std::uint32_t compression = old ? 0 : view.little32(30);
  const bool packed = compression == 1 || compression == 2;  // run lengths: only the stated size is known
  const long long row = (header.width * bits + 31) / 32 * 4;
  const long long left = static_cast<long long>(view.size()) - view.little32(10);
  // Divided, not multiplied: sides may say anything.
  const bool reaches = packed ? view.little32(34) <= left : header.height == 0 || row <= left / header.height;
  header.complete = header.width > 0 && left >= 0 && reaches;
  return header;
}

PictureHeader readWebp(const View& view) {
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
      std::size_t{view.little32(4)} + 8 <= view.size() + 1;  // an odd last chunk may lack its padding
  return header;
}

}  // namespace

std::optional<PictureHeader> readPictureHeader(Bytes bytes) {
  const View view(bytes);
  if (view.has(0, "\xFF\xD8\xFF")) return readJpeg(view);
  if (view.has(0, "\x89PNG\r\n\x1A\n")) return readPng(view);
  if (view.has(0, "BM") && view.size() >= 26 && (view.little32(14) == 12 || view.little32(14) >= 40))
    return readBmp(view);
  if (view.has(0, "RIFF") && view.has(8, "WEBP")) return readWebp(view);
  return std::nullopt;
}

}  // namespace lk::app
