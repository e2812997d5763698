#include "app/record/evening/player_figures.h"

#include <algorithm>

#include "app/phrases/card_words.h"

namespace lk::app {

namespace {

/// The totals of one name.
struct Account {
  PlayerFigures figures;
  std::map<std::pair<std::string, std::string>, int> plays;  // game and card
};

bool named(const QString& name, rules::Seat seat) {
  return !name.isEmpty() && name != QLatin1Char(rules::letter(seat));
}

void add(Account& account, const SummedNight& night, rules::Seat seat) {
  PlayerFigures& figures = account.figures;
  const NightSummary& summary = night.summary;
  const SeatSum& sum = summary.sums[rules::index(seat)];
  ++figures.nights;
  if (summary.result.finished) {
    ++figures.finished;
    // In cooperative games, a winner in the result means that all players won.
    if (summary.together ? summary.result.winner.has_value() : summary.result.winner == seat) ++figures.won;
  }
  figures.fightsWon += sum.fightsWon;
  figures.dealt += sum.dealt;
  if (summary.counts) {
    figures.points += sum.points;
    ++figures.nightsWithPoints;
  }
  if (sum.bestFight > figures.bestFight) {
    figures.bestFight = sum.bestFight;
    figures.bestNight = night.info.id;
  }
  for (const auto& [card, count] : sum.plays) account.plays[{night.info.game, card}] += count;
}

QString favouriteName(std::span<const SummedNight> nights, const std::string& game, const std::string& id) {
  for (const SummedNight& night : nights) {
    if (night.info.game != game) continue;
    const rules::CardId card = night.kit->cards.find(id);
    if (card.known()) return cardName(night.kit->cards[card]);
  }
  return QString::fromStdString(id);
}

}  // namespace

std::vector<PlayerFigures> playerFigures(std::span<const SummedNight> nights) {
  std::map<QString, Account> accounts;
  for (const SummedNight& night : nights) {
    const auto seats =
        std::min<std::size_t>(night.info.players.size(), static_cast<std::size_t>(night.summary.seats));
    for (std::size_t i = 0; i < seats; ++i) {
      const QString name = QString::fromStdString(night.info.players[i]);
      if (!named(name, rules::kAllSeats[i])) continue;
      Account& account = accounts[name.toCaseFolded()];
      if (account.figures.name.isEmpty()) account.figures.name = name;
      add(account, night, rules::kAllSeats[i]);
    }
  }
  std::vector<PlayerFigures> out;
  for (auto& [key, account] : accounts) {
    const auto most = std::max_element(account.plays.begin(), account.plays.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most != account.plays.end()) {
      account.figures.favourite = favouriteName(nights, most->first.first, most->first.second);
      account.figures.favouriteCount = most->second;
    }
    out.push_back(std::move(account.figures));
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const PlayerFigures& a, const PlayerFigures& b) { return a.nights > b.nights; });
  return out;
}

}  // namespace lk::app
