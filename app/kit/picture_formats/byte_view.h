// Reads numbers at any position of a file's bytes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

namespace lk::app {

/// Bytes beyond the end are zero.
class ByteView {
 public:
  explicit ByteView(std::span<const unsigned char> bytes) : bytes_(bytes) {}

  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::uint32_t byte(std::size_t at) const { return at < bytes_.size() ? bytes_[at] : 0; }
  [[nodiscard]] std::uint32_t big16(std::size_t at) const { return byte(at) << 8 | byte(at + 1); }
  [[nodiscard]] std::uint32_t big32(std::size_t at) const { return big16(at) << 16 | big16(at + 2); }
  [[nodiscard]] std::uint64_t big64(std::size_t at) const {
    return std::uint64_t{big32(at)} << 32 | big32(at + 4);
  }
  [[nodiscard]] std::uint32_t little16(std::size_t at) const { return byte(at) | byte(at + 1) << 8; }
  [[nodiscard]] std::uint32_t little24(std::size_t at) const { return little16(at) | byte(at + 2) << 16; }
  [[nodiscard]] std::uint32_t little32(std::size_t at) const { return little16(at) | little16(at + 2) << 16; }
  [[nodiscard]] std::uint64_t little64(std::size_t at) const {
    return little32(at) | std::uint64_t{little32(at + 4)} << 32;
  }
  [[nodiscard]] bool has(std::size_t at, std::string_view text) const {
    if (at > bytes_.size() || bytes_.size() - at < text.size()) return false;
    return std::equal(text.begin(), text.end(), bytes_.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
  }
  /// Returns `count` bytes from `at`, or fewer if the view ends before.
  [[nodiscard]] ByteView part(std::uint64_t at, std::uint64_t count) const {
    if (at >= bytes_.size()) return ByteView({});
    const std::uint64_t left = bytes_.size() - at;
    return ByteView(
        bytes_.subspan(static_cast<std::size_t>(at), static_cast<std::size_t>(std::min(count, left))));
  }
  [[nodiscard]] ByteView from(std::uint64_t at) const { return part(at, size()); }

 private:
  std::span<const unsigned char> bytes_;
};

}  // namespace lk::app
