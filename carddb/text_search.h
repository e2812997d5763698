// Finds texts by words that need not be spelled right, or be all there: an index of letter triples (SQLite's
// FTS5) that lives in memory.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"

namespace lk::carddb {

/// UTF-8. What stands in the heading counts for more.
struct SearchedText {
  std::string heading;
  std::string text;
};

class TextSearch {
 public:
  static Outcome<TextSearch> of(std::span<const SearchedText> texts);
  TextSearch(TextSearch&&) noexcept;
  TextSearch& operator=(TextSearch&&) noexcept;
  ~TextSearch();

  /// Returns the places of the texts nearest to `words`, nearest first, at most `most`; none where nothing is
  /// near. Words of `skipped` (in small letters) say nothing. A word that no text has counts as the one it
  /// was most likely meant to be.
  [[nodiscard]] Outcome<std::vector<std::size_t>> nearest(std::string_view words,
                                                          const std::set<std::string>& skipped,
                                                          std::size_t most = 12) const;

 private:
  struct Index;
  explicit TextSearch(std::unique_ptr<Index> index);
  std::unique_ptr<Index> index_;
};

}  // namespace lk::carddb
