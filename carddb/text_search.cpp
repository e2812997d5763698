#include "carddb/text_search.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "carddb/sqlite.h"

namespace lk::carddb {

namespace {

using Letters = std::vector<std::string>;  // a word, one entry per code point

constexpr std::size_t kTriple = 3;
constexpr double kMinShare = 0.5;   // minimum fraction of a word's trigrams that a text must contain
constexpr double kHeading = 0.5;    // weight of a match in the heading, in addition
constexpr double kMinOfBest = 0.7;  // minimum score of other texts, relative to the best one

std::size_t lengthOfCharacter(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// Returns whether a character is CJK, which has three or four bytes and is written without spaces.
bool isUnspacedScript(std::string_view character) {
  return character.size() >= 3 && static_cast<unsigned char>(character[0]) >= 0xE3;
}

/// Returns the words of a text in lower case (ASCII letters only). A run of characters without spaces is
/// split into pairs.
std::vector<Letters> wordsOf(std::string_view text) {
  std::vector<Letters> words;
  Letters word;
  std::string before;  // the last character of a run without spaces
  const auto finish = [&] {
    if (!word.empty()) words.push_back(std::exchange(word, {}));
  };
  for (std::size_t i = 0; i < text.size();) {
    std::string character(text.substr(i, lengthOfCharacter(text[i])));
    i += character.size();
    if (character.size() == 1) {
      char& c = character[0];
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
      const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      if (letter)
        word.push_back(character);
      else
        finish();
      before.clear();
    } else if (isUnspacedScript(character)) {
      finish();
      if (!before.empty()) words.push_back({before, character});
      before = character;
    } else {
      word.push_back(character);
      before.clear();
    }
  }
  finish();
  return words;
}

std::string joined(const Letters& letters, std::size_t from, std::size_t count) {
  std::string text;
  for (std::size_t i = from; i < std::min(letters.size(), from + count); ++i) text += letters[i];
  return text;
}
std::string joined(const Letters& word) {
  return joined(word, 0, word.size());
}

/// Returns the edit distance of two words: changed, added, removed letters, and swapped neighbours.
std::size_t distance(const Letters& a, const Letters& b) {
  std::vector<std::vector<std::size_t>> best(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) best[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) best[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      best[i][j] =
          std::min({best[i - 1][j] + 1, best[i][j - 1] + 1, best[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        best[i][j] = std::min(best[i][j], best[i - 2][j - 2] + 1);
    }
  return best[a.size()][b.size()];
}

std::size_t slipsAllowed(const Letters& word) {
  return word.size() >= 8 ? 2 : word.size() >= 4 ? 1 : 0;
}

}  // namespace

struct TextSearch::Index {
  sqlite::Database database{"the search", sqlite::Access::scratch};
  std::size_t count = 0;
  std::set<Letters> known;  // every word of every text

  /// Returns the rows that contain `letters`, in the heading or anywhere. Three letters or more also match
  /// inside words.
  std::vector<std::int64_t> rowsWith(const std::string& letters, bool triple, bool headingAlone) {
    const std::string column = headingAlone ? "heading" : "texts";
    sqlite::Statement select(
        database,
        triple
            ? "SELECT rowid FROM texts WHERE " + column + " MATCH ?1"
            : "SELECT rowid FROM texts WHERE instr(' ' || heading, ?1) OR (?2 AND instr(' ' || text, ?1))");
    if (triple) {
      select.bind("\"" + letters + "\"");
    } else {
      select.bind(letters).bind(std::int64_t{headingAlone ? 0 : 1});
    }
    std::vector<std::int64_t> rows;
    while (select.next()) rows.push_back(select.integer(0));
    return rows;
  }

  /// Returns the fraction of a word's trigrams in each row. Rows below the minimum are left out.
  std::map<std::int64_t, double> rowsLike(const Letters& word, bool headingAlone) {
    std::map<std::int64_t, double> share;
    if (word.size() < kTriple) {
      const bool pair = isUnspacedScript(word.front());
      for (const std::int64_t row : rowsWith((pair ? "" : " ") + joined(word), false, headingAlone))
        share[row] = 1;
      return share;
    }
    const std::size_t triples = word.size() - kTriple + 1;
    for (std::size_t i = 0; i < triples; ++i)
      for (const std::int64_t row : rowsWith(joined(word, i, kTriple), true, headingAlone))
        share[row] += 1.0 / static_cast<double>(triples);
    std::erase_if(share, [](const auto& each) { return each.second < kMinShare; });
    return share;
  }

  /// Returns the word itself if it begins a word of a text; otherwise the known word with the smallest edit
  /// distance, if any is close enough.
  std::optional<Letters> closestWord(const Letters& word) {
    const auto begins = [&](const Letters& other) {
      return other.size() >= word.size() && std::equal(word.begin(), word.end(), other.begin());
    };
    if (std::any_of(known.begin(), known.end(), begins)) return word;
    std::optional<Letters> nearest;
    std::size_t least = slipsAllowed(word) + 1;
    for (const Letters& other : known) {
      if (const std::size_t slips = distance(word, other); slips < least) {
        least = slips;
        nearest = other;
      }
    }
    return nearest;
  }
};

TextSearch::TextSearch(std::unique_ptr<Index> index) : index_(std::move(index)) {}
TextSearch::TextSearch(TextSearch&&) noexcept = default;
TextSearch& TextSearch::operator=(TextSearch&&) noexcept = default;
TextSearch::~TextSearch() = default;

Outcome<TextSearch> TextSearch::of(std::span<const SearchedText> texts) {
  return sqlite::guard([&] {
    auto index = std::make_unique<Index>();
    index->count = texts.size();
    index->database.run("CREATE VIRTUAL TABLE texts USING fts5 (heading, text, tokenize = 'trigram')");
    const auto inSmallLetters = [&](const std::string& text) {
      std::string small;
      for (const Letters& word : wordsOf(text)) {
        index->known.insert(word);
        small += joined(word) + ' ';
      }
      return small;
    };
    sqlite::Transaction transaction(index->database);
    sqlite::Statement insert(index->database, "INSERT INTO texts (rowid, heading, text) VALUES (?1, ?2, ?3)");
    for (std::size_t i = 0; i < texts.size(); ++i)
      insert.bind(static_cast<std::int64_t>(i))
          .bind(inSmallLetters(texts[i].heading))
          .bind(inSmallLetters(texts[i].text))
          .finish();
    transaction.commit();
    return TextSearch(std::move(index));
  });
}

Outcome<std::vector<std::size_t>> TextSearch::nearest(std::string_view words,
                                                      const std::set<std::string>& skipped,
                                                      std::size_t most) const {
  return sqlite::guard([&] {
    std::map<std::int64_t, double> score;
    for (const Letters& word : wordsOf(words)) {
      if (skipped.contains(joined(word))) continue;
      const std::optional<Letters> closestWord = index_->closestWord(word);
      if (!closestWord) continue;
      const std::map<std::int64_t, double> anywhere = index_->rowsLike(*closestWord, false);
      const std::map<std::int64_t, double> headings = index_->rowsLike(*closestWord, true);
      if (anywhere.empty()) continue;
      const double rare =
          std::log(1 + static_cast<double>(index_->count) / static_cast<double>(anywhere.size()));
      for (const auto& [row, share] : anywhere) score[row] += rare * share;
      for (const auto& [row, share] : headings) score[row] += kHeading * rare * share;
    }
    std::vector<std::pair<double, std::size_t>> ranked;
    for (const auto& [row, its] : score) ranked.emplace_back(-its, static_cast<std::size_t>(row));
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::size_t> found;
    for (const auto& [its, row] : ranked)
      if (found.size() < most && -its >= kMinOfBest * -ranked.front().first) found.push_back(row);
    return found;
  });
}

}  // namespace lk::carddb
