// Converts words for the full-text search. Private to carddb/.
//
// SQLite's tokenizers do not find words in languages written without spaces: unicode61 takes a whole sentence
// for one word, and trigram finds nothing shorter than three characters, while most such words have two.
// Therefore every CJK character is treated as a word of its own, in stored texts and in queries; a word of
// several characters becomes a phrase.
#pragma once

#include <string>
#include <string_view>

namespace lk::carddb {

/// Returns `text` (valid UTF-8) with spaces around every CJK character.
std::string spacedWords(std::string_view text);

/// Returns the FTS5 query for cards that contain all words in `words`, in any order. Words of letters also
/// match the beginning of longer words; words of CJK characters match anywhere. Empty if `words` has no
/// letter or digit.
std::string searchQuery(std::string_view words);

}  // namespace lk::carddb
