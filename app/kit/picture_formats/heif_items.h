// The items of a HEIF file: their kinds and where their bytes are (ISO/IEC 14496-12, 8.11).
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

/// Calls `use` for every box in `view`, in order. Returns false if the last one is incomplete.
bool eachBox(const ByteView& view, const std::function<void(const HeifBox&)>& use);

struct HeifItem {
  std::string kind;             // "hvc1", "av01", "grid", ...
  std::vector<ByteView> parts;  // its bytes, as far as they are in the file
};

struct HeifItems {
  std::map<std::uint32_t, HeifItem> all;
  std::uint32_t primary = 0;
  bool complete = true;  // all parts are in the file, none in another one

  /// Returns "" if there is no primary item.
  [[nodiscard]] std::string primaryKind() const;
};

/// Returns the items in the box meta of `file`.
HeifItems itemsIn(const ByteView& file, const ByteView& meta);

}  // namespace lk::app
