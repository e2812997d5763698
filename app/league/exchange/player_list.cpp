#include "app/league/exchange/player_list.h"

#include <algorithm>

#include "app/league/exchange/csv_table.h"
#include "app/league/exchange/event_report.h"

namespace lk::league {

namespace {

std::string joined(const std::string& first, const std::string& last) {
  return first + (first.empty() || last.empty() ? "" : " ") + last;
}

std::vector<ListedPlayer> playersOf(const std::vector<CsvRow>& rows) {
  std::vector<ListedPlayer> players;
  if (rows.empty()) return players;
  const CsvHeadings headings(rows.front());
  const auto name = headings.find({"name", "player", "player name"});
  const auto first = headings.find({"first name", "first", "given name"});
  const auto last = headings.find({"last name", "last", "family name", "surname"});
  const auto house = headings.find({"house", "club", "team"});
  const bool headed = name || (first && last);
  for (auto row = rows.begin() + (headed ? 1 : 0); row != rows.end(); ++row) {
    if (!headed)
      players.push_back({fieldOf(*row, 0), fieldOf(*row, 1)});
    else
      players.push_back({name ? fieldOf(*row, name) : joined(fieldOf(*row, first), fieldOf(*row, last)),
                         fieldOf(*row, house)});
  }
  return players;
}

}  // namespace

Outcome<std::vector<ListedPlayer>> readPlayerList(const std::string& text, const std::string& file) {
  if (text.find_first_not_of(" \t\r\n\xEF\xBB\xBF") != std::string::npos &&
      text[text.find_first_not_of(" \t\r\n\xEF\xBB\xBF")] == '<') {
    const Outcome<EventReport> report = readEventReport(text, file);
    if (!report) return report.fault();
    std::vector<ListedPlayer> players;
    for (const std::string& player : report->players) players.push_back({player, {}});
    return players;
  }
  const Outcome<std::vector<CsvRow>> rows = readCsv(text, file);
  if (!rows) return rows.fault();
  return playersOf(*rows);
}

}  // namespace lk::league
