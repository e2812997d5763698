#include "app/record/players/nights_table.h"

#include <algorithm>

#include "app/phrases/card_words.h"

namespace lk::app {

namespace {

std::string cell(std::string text) {
  // Spreadsheet programs would read a text with these first characters as a formula.
  if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos &&
      text.find_first_not_of("-0123456789") != std::string::npos)
    text.insert(0, "'");
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char each : text) {
    if (each == '"') quoted += '"';
    quoted += each;
  }
  return quoted + '"';
}

std::string line(const std::vector<std::string>& cells) {
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) out += (i > 0 ? "," : "") + cell(cells[i]);
  return out + "\r\n";
}

std::string cardNamed(const GameKit& kit, const std::string& id) {
  const rules::CardId card = kit.cards.find(id);
  return card.known() ? cardName(kit.cards[card]).toStdString() : id;
}

/// Returns a figure of one night: a number, or the card played most often. Empty if it does not count.
std::string text(const FigureOfNight& figure, const GameKit& kit) {
  if (const int* number = std::get_if<int>(&figure)) return std::to_string(*number);
  const auto* cards = std::get_if<const std::map<std::string, int>*>(&figure);
  if (!cards) return {};
  const auto most = std::max_element((*cards)->begin(), (*cards)->end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == (*cards)->end() ? std::string() : cardNamed(kit, most->first);
}

/// Returns "won", "lost" or "drawn"; empty for an unfinished night.
std::string outcome(const NightSummary& summary, rules::Seat seat) {
  if (!summary.result.finished) return {};
  if (summary.together) return summary.result.winner ? "won" : "lost";
  if (!summary.result.winner) return "drawn";
  return *summary.result.winner == seat ? "won" : "lost";
}

}  // namespace

std::string nightsTable(std::span<const SummedNight> nights, std::span<const PlayerFigure> figures) {
  std::vector<std::string> headings{"night", "begun",  "minutes",  "game",  "finished",
                                    "seat",  "player", "plays_as", "result"};
  for (const PlayerFigure& figure : figures)
    if (figure.inFiles) headings.emplace_back(figure.key);
  std::string out = line(headings);
  for (const SummedNight& night : nights)
    for (int i = 0; i < night.summary.seats; ++i) {
      const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
      const SeatSum& sum = night.summary.sums[static_cast<std::size_t>(i)];
      const bool named = static_cast<std::size_t>(i) < night.info.players.size();
      std::vector<std::string> cells{std::to_string(night.info.id),
                                     night.info.startedAt,
                                     std::to_string(night.info.seconds / 60),
                                     night.info.game,
                                     night.summary.result.finished ? "yes" : "no",
                                     std::string(rules::name(seat)),
                                     named ? night.info.players[static_cast<std::size_t>(i)] : std::string(),
                                     sum.playsAs.empty() ? std::string() : cardNamed(*night.kit, sum.playsAs),
                                     outcome(night.summary, seat)};
      for (const PlayerFigure& figure : figures)
        if (figure.inFiles) cells.push_back(text(figure.ofNight(night, seat), *night.kit));
      out += line(cells);
    }
  return out;
}

}  // namespace lk::app
