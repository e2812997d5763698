#include <array>
#include <vector>

#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

namespace {

/// The first directory of a TIFF (TIFF 6.0, section 2) or BigTIFF, in either byte order.
class TiffDirectory {
 public:
  explicit TiffDirectory(const ByteView& view)
      : view_(view), little_(view.has(0, "II")), big_(number(2, 2) == 43) {
    const std::uint64_t offset = big_ ? number(8, 8) : number(4, 4);
    if (offset >= view_.size()) return;
    first_ = static_cast<std::size_t>(offset) + (big_ ? 8 : 2);
    entries_ = static_cast<std::size_t>(
        std::min<std::uint64_t>(number(static_cast<std::size_t>(offset), big_ ? 8 : 2), kMaxEntries));
  }

  /// Returns whether the directory, everything it points to, and the offset of the next one are in the file.
  [[nodiscard]] bool complete() const {
    const std::size_t next = big_ ? 8 : 4;
    if (first_ == 0 || first_ + entries_ * entrySize() + next > view_.size()) return false;
    for (std::size_t i = 0; i < entries_; ++i)
      if (!slotOf(first_ + i * entrySize()).inFile) return false;
    return true;
  }

  /// Returns the values of a tag; empty if it is missing, has another type, or is not in the file.
  [[nodiscard]] std::vector<std::uint64_t> values(std::uint32_t tag) const {
    for (std::size_t i = 0; i < entries_; ++i) {
      const std::size_t at = first_ + i * entrySize();
      if (number(at, 2) == tag) return valuesOf(at);
    }
    return {};
  }
  [[nodiscard]] std::uint64_t value(std::uint32_t tag) const {
    const std::vector<std::uint64_t> all = values(tag);
    return all.empty() ? 0 : all.front();
  }

 private:
  static constexpr std::uint64_t kMaxEntries = 4096;

  [[nodiscard]] std::size_t entrySize() const { return big_ ? 20 : 12; }

  [[nodiscard]] std::uint64_t number(std::size_t at, int bytes) const {
    if (bytes == 2) return little_ ? view_.little16(at) : view_.big16(at);
    if (bytes == 4) return little_ ? view_.little32(at) : view_.big32(at);
    return little_ ? view_.little64(at) : view_.big64(at);
  }

  /// Where the values of an entry are: in the entry if they fit, otherwise elsewhere.
  struct Slot {
    std::size_t at = 0;
    std::size_t count = 0;
    bool inFile = false;
  };
  [[nodiscard]] Slot slotOf(std::size_t entry) const {
    constexpr std::array<std::size_t, 19> kSizes{0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8};
    const std::uint64_t type = number(entry + 2, 2);
    const std::size_t bytes = type < kSizes.size() ? kSizes[type] : 0;
    const std::size_t room = big_ ? 8 : 4, here = entry + 4 + room;
    const std::uint64_t count = number(entry + 4, static_cast<int>(room));
    if (bytes == 0) return {here, 0, true};  // a type that is not read
    if (count > view_.size() / bytes) return {};
    const std::uint64_t at = count * bytes <= room ? here : number(here, static_cast<int>(room));
    if (at > view_.size() || count * bytes > view_.size() - at) return {};
    return {static_cast<std::size_t>(at), static_cast<std::size_t>(count), true};
  }

  [[nodiscard]] std::vector<std::uint64_t> valuesOf(std::size_t entry) const {
    const std::uint64_t type = number(entry + 2, 2);
    const int bytes = type == 3 ? 2 : type == 4 ? 4 : type == 16 ? 8 : 0;
    const Slot slot = slotOf(entry);
    std::vector<std::uint64_t> out;
    for (std::size_t i = 0; bytes > 0 && i < slot.count; ++i)
      out.push_back(number(slot.at + i * static_cast<std::size_t>(bytes), bytes));
    return out;
  }

  ByteView view_;
  bool little_;
  bool big_;
  std::size_t first_ = 0;  // of the first entry; 0: no directory
  std::size_t entries_ = 0;
};

/// Returns whether all strips or tiles of the picture are in the file.
bool dataInFile(const TiffDirectory& directory, std::size_t fileSize) {
  constexpr std::uint32_t kStrips = 273, kStripSizes = 279, kTiles = 324, kTileSizes = 325;
  const bool tiled = !directory.values(kTiles).empty();
  const std::vector<std::uint64_t> offsets = directory.values(tiled ? kTiles : kStrips);
  const std::vector<std::uint64_t> sizes = directory.values(tiled ? kTileSizes : kStripSizes);
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    const std::uint64_t size = i < sizes.size() ? sizes[i] : 1;  // sizes may be missing
    if (offsets[i] > fileSize || size > fileSize - offsets[i]) return false;
  }
  return !offsets.empty();
}

}  // namespace

PictureHeader readTiff(const ByteView& view) {
  constexpr std::uint32_t kWidth = 256, kHeight = 257, kTileWidth = 322, kTileHeight = 323;
  const TiffDirectory directory(view);
  PictureHeader header{.format = "TIFF"};
  // A tile is unpacked as a whole, even if only a part of it is in the picture.
  const auto side = [&](std::uint32_t picture, std::uint32_t tile) {
    const std::uint64_t whole = std::max(directory.value(picture), directory.value(tile));
    return directory.value(picture) == 0 ? 0
                                         : static_cast<long long>(std::min<std::uint64_t>(whole, UINT32_MAX));
  };
  header.width = side(kWidth, kTileWidth);
  header.height = side(kHeight, kTileHeight);
  header.complete = directory.complete() && dataInFile(directory, view.size());
  return header;
}

}  // namespace lk::app
