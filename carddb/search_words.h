// Words as the full-text search wants them. Private to carddb/.
//
// SQLite's tokenizers know no words of languages written without spaces: unicode61 takes a whole sentence for
// one word, trigram finds nothing shorter than three characters, and most such words have two. So every CJK
// character is made a word of its own, in what is stored and in what is asked; a word is then a phrase.
#pragma once

#include <string>
#include <string_view>

namespace lk::carddb {

/// `text`, valid UTF-8, with spaces around every CJK character.
std::string spacedWords(std::string_view text);

/// The FTS5 query for cards that hold every one of the words in `words`, in any order: words of letters also
/// as the beginning of longer ones, those of CJK characters anywhere. Empty when there is no letter or digit
/// in them.
std::string searchQuery(std::string_view words);

}  // namespace lk::carddb
