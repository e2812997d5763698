// Full-text search that tolerates misspelled and missing words: an index of letter trigrams (SQLite's FTS5)
// in memory.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"

namespace lk::carddb {

/// A text to search, in UTF-8. Matches in the heading count more.
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

  /// Returns the indices of at most `most` texts that match `words` best, the best first; none if nothing is
  /// similar. Words in `skipped` (lower case) are ignored. A word that occurs in no text is replaced by the
  /// most similar known word.
  [[nodiscard]] Outcome<std::vector<std::size_t>> nearest(std::string_view words,
                                                          const std::set<std::string>& skipped,
                                                          std::size_t most = 12) const;

 private:
  struct Index;
  explicit TextSearch(std::unique_ptr<Index> index);
  std::unique_ptr<Index> index_;
};

}  // namespace lk::carddb
