#include "app/record/evening/nights_table.h"

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

std::string favourite(const SummedNight& night, const SeatSum& sum) {
  const auto most = std::max_element(sum.plays.begin(), sum.plays.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == sum.plays.end() ? std::string() : cardNamed(*night.kit, most->first);
}

/// Returns "won", "lost" or "drawn"; empty for an unfinished night.
std::string outcome(const NightSummary& summary, rules::Seat seat) {
  if (!summary.result.finished) return {};
  if (summary.together) return summary.result.winner ? "won" : "lost";
  if (!summary.result.winner) return "drawn";
  return *summary.result.winner == seat ? "won" : "lost";
}

}  // namespace

std::string nightsTable(std::span<const SummedNight> nights) {
  std::string out =
      line({"night", "begun", "minutes", "game", "finished", "seat", "player", "plays_as", "result", "points",
            "fights_won", "damage_dealt", "most_in_one_fight", "plays_most"});
  for (const SummedNight& night : nights)
    for (int i = 0; i < night.summary.seats; ++i) {
      const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
      const SeatSum& sum = night.summary.sums[static_cast<std::size_t>(i)];
      const bool named = static_cast<std::size_t>(i) < night.info.players.size();
      out += line(
          {std::to_string(night.info.id), night.info.startedAt, std::to_string(night.info.seconds / 60),
           night.info.game, night.summary.result.finished ? "yes" : "no", std::string(rules::name(seat)),
           named ? night.info.players[static_cast<std::size_t>(i)] : std::string(),
           sum.playsAs.empty() ? std::string() : cardNamed(*night.kit, sum.playsAs),
           outcome(night.summary, seat), night.summary.counts ? std::to_string(sum.points) : std::string(),
           std::to_string(sum.fightsWon), std::to_string(sum.dealt), std::to_string(sum.bestFight),
           favourite(night, sum)});
    }
  return out;
}

}  // namespace lk::app
