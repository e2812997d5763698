#include <algorithm>

#include "carddb/library.h"

namespace lk::carddb {

bool validId(std::string_view text) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), allowed);
}

}  // namespace lk::carddb
