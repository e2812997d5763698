#include "app/capture/video_container.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace lk::app {

namespace {

using namespace std::string_view_literals;

/// The first bytes of a file; padded with zeros if it is shorter.
class Head {
 public:
  explicit Head(std::ifstream& file) {
    file.read(bytes_.data(), bytes_.size());
    file.clear();
  }
  [[nodiscard]] bool has(std::size_t at, std::string_view text) const {
    return std::string_view(bytes_.data(), bytes_.size()).substr(at, text.size()) == text;
  }

 private:
  std::array<char, 256> bytes_{};
};

std::uint64_t bigEndian(const char* bytes, int count) {
  std::uint64_t value = 0;
  for (int i = 0; i < count; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

bool aviCutShort(std::ifstream& file, std::uint64_t fileSize) {
  std::array<char, 4> size{};
  file.seekg(4).read(size.data(), 4);
  std::reverse(size.begin(), size.end());
  const std::uint64_t declaredSize = bigEndian(size.data(), 4);
  return declaredSize == 0 || declaredSize + 8 > fileSize;
}

/// Walks the top-level boxes (ISO/IEC 14496-12, 4.2).
bool mp4CutShort(std::ifstream& file, std::uint64_t fileSize) {
  std::uint64_t at = 0;
  while (at < fileSize) {
    std::array<char, 16> head{};
    file.clear();
    file.seekg(static_cast<std::streamoff>(at)).read(head.data(), head.size());
    std::uint64_t size = bigEndian(head.data(), 4);
    if (size == 1) size = bigEndian(head.data() + 8, 8);
    if (size == 0) return false;  // extends to the end of the file
    if (size < 8 || size > fileSize - at) return true;
    at += size;
  }
  return false;
}

/// Returns whether the boxes contain still pictures.
bool isHeif(const Head& head) {
  for (const std::string_view brand : {"heic"sv, "heix"sv, "mif1"sv, "avif"sv})
    if (head.has(4, "ftyp"sv) && head.has(8, brand)) return true;
  return false;
}

bool isMp4(const Head& head) {
  if (isHeif(head)) return false;
  for (const std::string_view box : {"ftyp"sv, "moov"sv, "mdat"sv, "free"sv, "skip"sv, "wide"sv})
    if (head.has(4, box)) return true;
  return false;
}

bool isOtherVideo(const Head& head) {
  const bool transport =
      (head.has(0, "G"sv) && head.has(188, "G"sv)) || (head.has(4, "G"sv) && head.has(196, "G"sv));
  return transport || head.has(0, "\x1A\x45\xDF\xA3"sv)  // Matroska, WebM
         || head.has(0, "OggS"sv) || head.has(0, "\0\0\1\xBA"sv) || head.has(0, "\0\0\1\xB3"sv)  // MPEG
         || head.has(0, "FLV"sv) || head.has(0, "\x30\x26\xB2\x75"sv)                            // Flash, ASF
         || head.has(0, "YUV4MPEG2 "sv) || head.has(0, "GIF8"sv);
}

}  // namespace

VideoContainer inspectVideo(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(path, error);
  if (!file || error) return {};
  const Head head(file);
  if (head.has(0, "RIFF"sv) && head.has(8, "AVI "sv)) return {true, aviCutShort(file, size)};
  if (isMp4(head)) return {true, mp4CutShort(file, size)};
  return {isOtherVideo(head), false};
}

}  // namespace lk::app
