#include "app/kit/picture_formats/heif_items.h"

namespace lk::app {

namespace {

constexpr std::size_t kFull = 4;  // bytes of version and flags at the start of many boxes

std::uint64_t number(const ByteView& view, std::size_t& at, std::uint32_t bytes) {
  const std::size_t begin = at;
  at += bytes;
  if (bytes == 2) return view.big16(begin);
  if (bytes == 4) return view.big32(begin);
  return bytes == 8 ? view.big64(begin) : 0;
}

/// Reads the box iinf: the kind of each item.
void readKinds(const ByteView& box, HeifItems& items) {
  eachBox(box.from(kFull + (box.byte(0) == 0 ? 2 : 4)), [&](const HeifBox& entry) {
    const std::uint32_t version = entry.content.byte(0);
    if (!entry.is("infe") || version < 2) return;
    std::size_t at = kFull;
    const auto id = static_cast<std::uint32_t>(number(entry.content, at, version == 2 ? 2 : 4));
    std::string& kind = items.all[id].kind;
    for (std::size_t i = 0; i < 4; ++i) kind += static_cast<char>(entry.content.byte(at + 2 + i));
  });
}

/// The box iloc: where the bytes of each item are, in the file or in the box idat.
class Places {
 public:
  Places(const ByteView& box, const ByteView& file, const ByteView& inside)
      : box_(box), file_(file), inside_(inside), version_(box.byte(0)) {}

  void read(HeifItems& items) {
    const std::uint32_t sizes = box_.big16(kFull);
    offsetSize_ = sizes >> 12, lengthSize_ = sizes >> 8 & 15, baseSize_ = sizes >> 4 & 15;
    indexSize_ = version_ == 0 ? 0 : sizes & 15;
    std::size_t at = kFull + 2;
    const std::uint64_t count = number(box_, at, version_ < 2 ? 2 : 4);
    for (std::uint64_t i = 0; i < count && at < box_.size(); ++i) readItem(at, items);
    // Bytes shared by several items would be unpacked several times.
    if (total_ > file_.size()) items.complete = false;
  }

 private:
  void readItem(std::size_t& at, HeifItems& items) {
    HeifItem& item = items.all[static_cast<std::uint32_t>(number(box_, at, version_ < 2 ? 2 : 4))];
    const bool inBox = version_ > 0 && (number(box_, at, 2) & 15) == 1;
    at += 2;
    const std::uint64_t base = number(box_, at, baseSize_);
    const std::uint64_t count = number(box_, at, 2);
    for (std::uint64_t i = 0; i < count && at < box_.size(); ++i) {
      at += indexSize_;
      const std::uint64_t offset = base + number(box_, at, offsetSize_);
      const std::uint64_t length = number(box_, at, lengthSize_);
      const ByteView& place = inBox ? inside_ : file_;
      item.parts.push_back(place.part(offset, length));
      if (item.parts.back().size() != length) items.complete = false;
      total_ += item.parts.back().size();
      if (offsetSize_ + lengthSize_ + indexSize_ == 0) return;  // all extents are the same
    }
  }

  ByteView box_, file_, inside_;
  std::uint32_t version_;
  std::uint32_t offsetSize_ = 0, lengthSize_ = 0, baseSize_ = 0, indexSize_ = 0;
  std::uint64_t total_ = 0;
};

}  // namespace

bool eachBox(const ByteView& view, const std::function<void(const HeifBox&)>& use) {
  std::size_t at = 0;
  while (at < view.size()) {
    const std::uint64_t left = view.size() - at;
    const bool wide = view.big32(at) == 1;
    const std::uint64_t declaredSize = wide ? view.big64(at + 8) : view.big32(at);
    const std::uint64_t size = declaredSize == 0 ? left : declaredSize;
    const std::uint64_t head = wide ? 16 : 8;
    if (size < head || size > left) return false;
    use({view.part(at + 4, 4), view.part(at + head, size - head)});
    at += static_cast<std::size_t>(size);
  }
  return true;
}

std::string HeifItems::primaryKind() const {
  const auto found = all.find(primary);
  return found == all.end() ? std::string() : found->second.kind;
}

HeifItems itemsIn(const ByteView& file, const ByteView& meta) {
  HeifItems items;
  ByteView inside({}), places({});
  const bool whole = eachBox(meta.from(kFull), [&](const HeifBox& box) {
    if (box.is("pitm"))
      items.primary = box.content.byte(0) == 0 ? box.content.big16(kFull) : box.content.big32(kFull);
    if (box.is("iinf")) readKinds(box.content, items);
    if (box.is("idat")) inside = box.content;
    if (box.is("iloc")) places = box.content;
  });
  Places(places, file, inside).read(items);
  if (!whole) items.complete = false;
  return items;
}

}  // namespace lk::app
