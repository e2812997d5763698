#include "app/league/exchange/result_sheet.h"

#include <algorithm>
#include <charconv>

#include "app/league/exchange/csv_table.h"
#include "app/league/store/player_name.h"

namespace lk::league {

namespace {

std::optional<int> numberIn(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value >= 0 ? std::optional(value)
                                                                                : std::nullopt;
}

/// Reads "2-1" or "2-1-0": games won by the first, by the second, and drawn.
std::optional<Decision> decisionOfGames(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view rest = text.substr(dash + 1);
  const std::size_t next = rest.find('-');
  const std::optional<int> first = numberIn(text.substr(0, dash)), second = numberIn(rest.substr(0, next));
  if (!first || !second || (next != std::string_view::npos && !numberIn(rest.substr(next + 1))))
    return std::nullopt;
  if (*first == *second) return Decision::drawn;
  return *first > *second ? Decision::firstWon : Decision::secondWon;
}

Decision swapped(Decision decision) {
  if (decision == Decision::firstWon) return Decision::secondWon;
  return decision == Decision::secondWon ? Decision::firstWon : decision;
}

class Round {
 public:
  Round(const StoredLeague& stored, RoundNumber round) : stored_(&stored) {
    for (const Match& match : stored.league.matches)
      if (match.round == round && match.second) tables_.push_back(match);
  }

  /// Returns the match, and whether the result names its players the other way round.
  [[nodiscard]] std::optional<std::pair<Match, bool>> find(const WrittenResult& result) const {
    for (const Match& match : tables_) {
      if (result.table && *result.table != match.table) continue;
      if (result.first.empty() && result.second.empty()) return std::pair(match, false);
      if (is(match.first, result.first) && is(*match.second, result.second)) return std::pair(match, false);
      if (is(match.first, result.second) && is(*match.second, result.first)) return std::pair(match, true);
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool is(PlayerId player, const std::string& name) const {
    return folded(QString::fromStdString(stored_->names.at(player))) == folded(QString::fromStdString(name));
  }

  const StoredLeague* stored_;
  std::vector<Match> tables_;
};

}  // namespace

Outcome<std::vector<WrittenResult>> readResultSheet(const std::string& text, const std::string& file) {
  const Outcome<std::vector<CsvRow>> rows = readCsv(text, file);
  if (!rows) return rows.fault();
  const CsvHeadings headings(rows->empty() ? CsvRow{} : rows->front());
  const auto table = headings.find({"table"}), first = headings.find({"first", "player 1"});
  const auto second = headings.find({"second", "player 2", "opponent"});
  const auto result = headings.find({"result", "decision"}), round = headings.find({"round"});
  if (!result || (!table && !(first && second)))
    return Fault{file, 1, "has no headings that say whose result a row is",
                 "begin with the row table,result or first,second,result"};
  std::vector<WrittenResult> results;
  for (auto row = rows->begin() + 1; row != rows->end(); ++row) {
    const std::string said = fieldOf(*row, result);
    if (said.empty()) continue;
    const auto bad = [&](const std::string& what, const std::string& cure) {
      return Fault{file, row->line, what, cure};
    };
    WrittenResult written{row->line, std::nullopt, fieldOf(*row, first), fieldOf(*row, second)};
    const std::optional<int> number = numberIn(fieldOf(*row, table));
    if (table && !number) return bad("names no table", "write its number");
    if (number) written.table = TableNumber{*number};
    const std::string inRound = fieldOf(*row, round);
    if (!inRound.empty() && !numberIn(inRound)) return bad("names no round", "write its number");
    if (!inRound.empty()) written.round = RoundNumber{*numberIn(inRound)};
    const auto word = decisionFrom(said);
    const std::optional<Decision> decided = word ? word : decisionOfGames(said);
    if (!decided)
      return bad("has the result \"" + said + "\"", "write first, second, drawn, or games won as 2-1");
    written.decided = *decided;
    if (!written.first.empty() && written.second.empty()) continue;  // a bye
    if (!written.table && written.first.empty()) return bad("names no players", "write both");
    results.push_back(std::move(written));
  }
  return results;
}

Outcome<std::vector<std::pair<Match, Decision>>> matchesOf(const std::vector<WrittenResult>& results,
                                                           const StoredLeague& stored, RoundNumber round,
                                                           const std::string& file) {
  const Round tables(stored, round);
  std::vector<std::pair<Match, Decision>> found;
  for (const WrittenResult& result : results) {
    if (result.round && *result.round != round) continue;
    const auto match = tables.find(result);
    if (!match)
      return Fault{file, result.line, "is about no match of round " + std::to_string(number(round)),
                   "lampkeeper league pairings shows who sits where"};
    found.emplace_back(match->first, match->second ? swapped(result.decided) : result.decided);
  }
  return found;
}

}  // namespace lk::league
