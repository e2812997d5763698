#include "app/record/players/player_figures.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "app/phrases/card_words.h"
#include "app/phrases/decimals.h"

namespace lk::app {

namespace {

using rules::Seat;

struct PlayerFigureWords {
  Q_DECLARE_TR_FUNCTIONS(PlayerFigureWords)
};

/// 1 or 0; none for an unfinished night. In cooperative games, a winner in the result means that all players
/// won.
FigureOfNight won(const SummedNight& night, Seat seat) {
  const rules::Result& result = night.summary.result;
  if (!result.finished) return {};
  return night.summary.together ? int{result.winner.has_value()} : int{result.winner == seat};
}

FigureOfNight points(const SummedNight& night, Seat seat) {
  if (!night.summary.counts) return {};
  return sumOf(night, seat).points;
}

constexpr PlayerFigure kFigures[] = {
    {.key = "nights",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Nights"),
     .ofNight = [](const SummedNight&, Seat) -> FigureOfNight { return 1; },
     .inFiles = false},
    {.key = "won",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Won"),
     .ofNight = won,
     .addUp = AddUp::share,
     .shownIfZero = true,
     .inFiles = false},
    {.key = "points",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Points per night"),
     .ofNight = points,
     .addUp = AddUp::mean,
     .shownIfZero = true},
    {.key = "fights_won",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Fights won"),
     .ofNight = [](const SummedNight& n, Seat seat) -> FigureOfNight { return sumOf(n, seat).fightsWon; },
     .shownIfZero = true},
    {.key = "damage_dealt",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Damage dealt"),
     .ofNight = [](const SummedNight& n, Seat seat) -> FigureOfNight { return sumOf(n, seat).dealt; }},
    {.key = "most_in_one_fight",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Most in one duel"),
     .ofNight = [](const SummedNight& n, Seat seat) -> FigureOfNight { return sumOf(n, seat).bestFight; },
     .addUp = AddUp::greatest},
    {.key = "plays_most",
     .label = QT_TRANSLATE_NOOP("PlayerFigureWords", "Plays most"),
     .ofNight = [](const SummedNight& n, Seat seat) -> FigureOfNight { return &sumOf(n, seat).plays; }}};

/// How often a card of a game was played. `kit` is the game's in the newest night whose kit has the card.
struct Plays {
  int count = 0;
  std::shared_ptr<const GameKit> kit;
};

/// The totals of one name.
struct Account {
  PlayerFigures figures;
  std::vector<std::map<std::pair<std::string, std::string>, Plays>>
      plays;  // by game and card, of each figure
};

bool named(const QString& name, Seat seat) {
  return !name.isEmpty() && name != QLatin1Char(rules::letter(seat));
}

void add(Account& account, const SummedNight& night, Seat seat) {
  ++account.figures.nights;
  for (std::size_t i = 0; i < account.figures.totals.size(); ++i) {
    FigureTotal& total = account.figures.totals[i];
    const FigureOfNight figure = total.figure->ofNight(night, seat);
    if (const int* number = std::get_if<int>(&figure)) {
      ++total.nights;
      total.value =
          total.figure->addUp == AddUp::greatest ? std::max(total.value, *number) : total.value + *number;
    } else if (const auto* cards = std::get_if<const std::map<std::string, int>*>(&figure)) {
      for (const auto& [card, count] : **cards) {
        Plays& plays = account.plays[i][{night.info.game, card}];
        plays.count += count;
        if (!plays.kit && night.kit->cards.find(card).known()) plays.kit = night.kit;
      }
    }
  }
}

/// Names the card of each figure of cards, and takes how often it was played as the figure's value.
void nameCards(Account& account) {
  for (std::size_t i = 0; i < account.plays.size(); ++i) {
    const auto most = std::max_element(account.plays[i].begin(), account.plays[i].end(),
                                       [](auto& a, auto& b) { return a.second.count < b.second.count; });
    if (most == account.plays[i].end()) continue;
    const auto& [card, plays] = *most;
    FigureTotal& total = account.figures.totals[i];
    total.value = plays.count;
    total.card = plays.kit ? cardName(plays.kit->cards[plays.kit->cards.find(card.second)])
                           : QString::fromStdString(card.second);
  }
}

QString textOf(const FigureTotal& total) {
  if (!total.card.isEmpty()) return total.card;
  if (total.value == 0 && !total.figure->shownIfZero) return {};
  switch (total.figure->addUp) {
    case AddUp::mean:
      return total.nights == 0 ? QString() : decimal(double(total.value) / total.nights, 1);
    case AddUp::share:
      return PlayerFigureWords::tr("%1 of %2").arg(total.value).arg(total.nights);
    case AddUp::sum:
    case AddUp::greatest:
      break;
  }
  return QString::number(total.value);
}

}  // namespace

std::span<const PlayerFigure> playerFigureTable() {
  return kFigures;
}

const FigureTotal* PlayerFigures::find(std::string_view key) const {
  const auto found = std::find_if(totals.begin(), totals.end(),
                                  [&](const FigureTotal& each) { return each.figure->key == key; });
  return found == totals.end() ? nullptr : &*found;
}

std::vector<PlayerFigures> playerFigures(std::span<const SummedNight> nights,
                                         std::span<const PlayerFigure> table) {
  std::map<QString, Account> accounts;
  for (const SummedNight& night : nights) {
    const auto seats =
        std::min<std::size_t>(night.info.players.size(), static_cast<std::size_t>(night.summary.seats));
    for (std::size_t i = 0; i < seats; ++i) {
      const QString name = QString::fromStdString(night.info.players[i]);
      if (!named(name, rules::kAllSeats[i])) continue;
      Account& account = accounts[name.toCaseFolded()];
      if (account.figures.name.isEmpty()) {
        account.figures.name = name;
        for (const PlayerFigure& figure : table) account.figures.totals.push_back({&figure});
        account.plays.resize(table.size());
      }
      add(account, night, rules::kAllSeats[i]);
    }
  }
  std::vector<PlayerFigures> out;
  for (auto& [key, account] : accounts) {
    nameCards(account);
    out.push_back(std::move(account.figures));
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const PlayerFigures& a, const PlayerFigures& b) { return a.nights > b.nights; });
  return out;
}

std::vector<FigureLine> figureLines(const PlayerFigures& player) {
  std::vector<FigureLine> lines;
  for (const FigureTotal& total : player.totals)
    if (const QString text = textOf(total); !text.isEmpty())
      lines.push_back({PlayerFigureWords::tr(total.figure->label), text});
  return lines;
}

}  // namespace lk::app
