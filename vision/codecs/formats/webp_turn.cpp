#include "codecs/formats/webp_turn.h"

#include <cstring>

namespace lk::codecs {

namespace {

/// Numbers at places; beyond the end everything is zero.
class Numbers {
 public:
  Numbers(const std::vector<std::uint8_t>& bytes, std::size_t begin, bool little)
      : bytes_(bytes), begin_(begin), little_(little) {}
  [[nodiscard]] std::size_t of(std::size_t at, int count) const {
    std::size_t value = 0;
    for (int i = 0; i < count; ++i) {
      const std::size_t place = begin_ + at + static_cast<std::size_t>(i);
      const std::size_t byte = place < bytes_.size() ? bytes_[place] : 0;
      value = little_ ? value | byte << (8 * i) : value << 8 | byte;
    }
    return value;
  }

 private:
  const std::vector<std::uint8_t>& bytes_;
  std::size_t begin_;
  bool little_;
};

bool has(const std::vector<std::uint8_t>& bytes, std::size_t at, const char* name) {
  const std::size_t length = std::strlen(name);
  return at + length <= bytes.size() && std::memcmp(bytes.data() + at, name, length) == 0;
}

/// The tag 274 in the first directory of the TIFF structure at `begin`.
int orientationAt(const std::vector<std::uint8_t>& bytes, std::size_t begin) {
  constexpr std::size_t kOrientation = 274;
  const Numbers tiff(bytes, begin, has(bytes, begin, "II"));
  const std::size_t directory = tiff.of(4, 4);
  const std::size_t entries = tiff.of(directory, 2);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t entry = directory + 2 + 12 * i;
    if (tiff.of(entry, 2) != kOrientation) continue;
    const std::size_t value = tiff.of(entry + 8, 2);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
  }
  return 1;
}

}  // namespace

int turnOfWebp(const std::vector<std::uint8_t>& bytes) {
  if (!has(bytes, 0, "RIFF") || !has(bytes, 8, "WEBP")) return 1;
  const Numbers chunks(bytes, 0, true);
  for (std::size_t at = 12; at + 8 <= bytes.size(); at += 8 + (chunks.of(at + 4, 4) + 1) / 2 * 2) {
    if (!has(bytes, at, "EXIF")) continue;
    const std::size_t content = at + 8;
    return orientationAt(bytes, has(bytes, content, "Exif") ? content + 6 : content);
  }
  return 1;
}

void turnUpright(cv::Mat& picture, int orientation) {
  constexpr int kAcross = 1, kDown = 0, kBoth = -1;
  const auto turned = [&](int flip) {
    cv::Mat out;
    cv::flip(picture, out, flip);
    picture = out;
  };
  if (orientation >= 5) picture = picture.t();
  switch (orientation) {
    case 2:
    case 6:
      return turned(kAcross);
    case 3:
    case 7:
      return turned(kBoth);
    case 4:
    case 8:
      return turned(kDown);
    default:
      return;
  }
}

}  // namespace lk::codecs
