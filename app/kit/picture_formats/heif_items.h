// The pictures in a HEIF file: what kind each is, and where its bytes lie (ISO/IEC 14496-12, 8.11).
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "app/kit/picture_formats/byte_view.h"

namespace lk::app {

struct HeifBox {
  ByteView name;
  ByteView content;

  [[nodiscard]] bool is(std::string_view called) const { return name.has(0, called); }
};

/// Every box in `view`, in order. False where the last is not complete.
bool eachBox(const ByteView& view, const std::function<void(const HeifBox&)>& use);

struct HeifItem {
  std::string kind;             // "hvc1", "av01", "grid", ...
  std::vector<ByteView> parts;  // its bytes, as far as they lie in the file
};

struct HeifItems {
  std::map<std::uint32_t, HeifItem> all;
  std::uint32_t primary = 0;
  bool complete = true;  // every part lies in the file, and none in another

  /// "" where there is none.
  [[nodiscard]] std::string primaryKind() const;
};

/// Those of the box meta of `file`.
HeifItems itemsIn(const ByteView& file, const ByteView& meta);

}  // namespace lk::app
