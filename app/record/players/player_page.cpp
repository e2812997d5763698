#include "app/record/players/player_page.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/record/evening/evening_words.h"
#include "app/session/night/clock.h"

namespace lk::app {

namespace {

bool same(const QString& a, const QString& b) {
  return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// Returns the player name at a seat; empty if the seat has no name.
QString nameAt(const carddb::NightInfo& info, std::size_t seat) {
  if (seat >= info.players.size() || seat >= rules::kAllSeats.size()) return {};
  const QString name = QString::fromStdString(info.players[seat]);
  return name == QLatin1Char(rules::letter(rules::kAllSeats[seat])) ? QString() : name;
}

std::optional<rules::Seat> seatOf(const QString& name, const SummedNight& night) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(night.summary.seats); ++i)
    if (const QString its = nameAt(night.info, i); !its.isEmpty() && same(its, name))
      return rules::kAllSeats[i];
  return {};
}

bool isWanted(const carddb::NightInfo& info, const NightsWanted& wanted) {
  if (!wanted.game.empty() && info.game != wanted.game) return false;
  return !wanted.since.isValid() || localTime(info.startedAt).date() >= wanted.since;
}

NightEnd endFor(rules::Seat seat, const NightSummary& summary) {
  if (!summary.result.finished) return NightEnd::left;
  if (summary.together) return summary.result.winner ? NightEnd::won : NightEnd::lost;
  if (!summary.result.winner) return NightEnd::drawn;
  return *summary.result.winner == seat ? NightEnd::won : NightEnd::lost;
}

PlayerNight nightFor(rules::Seat seat, const SummedNight& night) {
  const NightSummary& summary = night.summary;
  const SeatSum& sum = summary.sums[rules::index(seat)];
  PlayerNight its;
  its.id = night.info.id;
  its.game = night.info.game;
  its.startedAt = night.info.startedAt;
  its.end = endFor(seat, summary);
  its.together = summary.together;
  if (summary.counts) its.points = sum.points;
  its.playsAs = sum.playsAs;
  its.kit = night.kit;
  for (std::size_t i = 0; i < static_cast<std::size_t>(summary.seats); ++i)
    if (const QString other = nameAt(night.info, i); i != rules::index(seat) && !other.isEmpty())
      its.others.push_back(other);
  return its;
}

void meet(std::vector<Opponent>& opponents, const PlayerNight& night) {
  if (night.together || night.end == NightEnd::left) return;
  for (const QString& name : night.others) {
    auto at = std::find_if(opponents.begin(), opponents.end(),
                           [&](const Opponent& each) { return same(each.name, name); });
    if (at == opponents.end()) at = opponents.insert(opponents.end(), {name});
    ++(night.end == NightEnd::won ? at->won : night.end == NightEnd::lost ? at->lost : at->drawn);
  }
}

void playAs(std::vector<PlayedAs>& all, const PlayerNight& night) {
  if (night.playsAs.empty()) return;
  auto at = std::find_if(all.begin(), all.end(), [&](const PlayedAs& each) {
    return each.game == night.game && each.card == night.playsAs;
  });
  if (at == all.end()) at = all.insert(all.end(), {night.game, night.playsAs, night.kit});
  ++at->nights;
  if (night.end != NightEnd::left) ++at->finished;
  if (night.end == NightEnd::won) ++at->won;
}

/// Precondition: page.nights is sorted, newest first.
void countStreaks(PlayerPage& page) {
  int row = 0;
  for (auto night = page.nights.rbegin(); night != page.nights.rend(); ++night) {
    if (night->end == NightEnd::left) continue;
    row = night->end == NightEnd::won ? row + 1 : 0;
    page.mostWinsInARow = std::max(page.mostWinsInARow, row);
  }
  page.winsInARow = row;
}

struct PlayerRecordWords {
  Q_DECLARE_TR_FUNCTIONS(PlayerRecordWords)
};

std::int64_t pointsInTheEnd(const SummedNight& night, rules::Seat seat) {
  return night.summary.counts && night.summary.result.finished ? sumOf(night, seat).points : 0;
}

QString number(std::int64_t value) {
  return QString::number(value);
}

constexpr PlayerRecord kRecords[] = {
    {QT_TRANSLATE_NOOP("PlayerRecordWords", "Most damage in one duel"),
     [](const SummedNight& night, rules::Seat seat) -> std::int64_t { return sumOf(night, seat).bestFight; },
     number},
    {QT_TRANSLATE_NOOP("PlayerRecordWords", "Most points in a night"), pointsInTheEnd, number},
    {QT_TRANSLATE_NOOP("PlayerRecordWords", "Longest night"),
     [](const SummedNight& night, rules::Seat) -> std::int64_t { return night.info.seconds; }, lengthText}};

/// Returns all records; of several nights with the same value, the newest has it.
std::vector<Highest> recordsOf(const QString& name, std::span<const SummedNight> nights) {
  std::vector<Highest> all;
  for (const PlayerRecord& record : kRecords) {
    Highest& highest = all.emplace_back(Highest{&record});
    for (const SummedNight& night : nights)
      if (const std::int64_t value = record.ofNight(night, *seatOf(name, night)); value > highest.value)
        highest = {&record, value, night.info.id};
  }
  return all;
}

std::vector<std::string> gamesOf(const std::vector<SummedNight>& nights) {
  std::vector<std::string> games;
  for (const SummedNight& night : nights)
    if (std::find(games.begin(), games.end(), night.info.game) == games.end())
      games.push_back(night.info.game);
  std::sort(games.begin(), games.end());
  return games;
}

}  // namespace

std::span<const PlayerRecord> playerRecordTable() {
  return kRecords;
}

QString Highest::label() const {
  return PlayerRecordWords::tr(record->label);
}

std::vector<SummedNight> nightsOf(const QString& name, std::span<const SummedNight> nights,
                                  const NightsWanted& wanted) {
  std::vector<SummedNight> its;
  for (const SummedNight& night : nights)
    if (isWanted(night.info, wanted) && seatOf(name, night)) its.push_back(night);
  return its;
}

PlayerPage playerPage(const QString& name, std::span<const SummedNight> nights, const NightsWanted& wanted) {
  PlayerPage page;
  page.games = gamesOf(nightsOf(name, nights));
  const std::vector<SummedNight> its = nightsOf(name, nights, wanted);
  for (PlayerFigures& figures : playerFigures(its))
    if (same(figures.name, name)) page.figures = std::move(figures);
  if (page.figures.name.isEmpty()) page.figures.name = name;
  for (const SummedNight& night : its) {
    page.nights.push_back(nightFor(*seatOf(name, night), night));
    meet(page.opponents, page.nights.back());
    playAs(page.playedAs, page.nights.back());
  }
  const auto met = [](const Opponent& each) { return each.won + each.lost + each.drawn; };
  std::sort(page.opponents.begin(), page.opponents.end(), [&](const Opponent& a, const Opponent& b) {
    return met(a) != met(b) ? met(a) > met(b) : a.name.localeAwareCompare(b.name) < 0;
  });
  std::stable_sort(page.playedAs.begin(), page.playedAs.end(),
                   [](const PlayedAs& a, const PlayedAs& b) { return a.nights > b.nights; });
  countStreaks(page);
  page.records = recordsOf(name, its);
  return page;
}

std::vector<QString> recentPlayers(std::span<const carddb::NightInfo> nights, std::size_t most) {
  std::vector<QString> names;
  for (const carddb::NightInfo& night : nights)
    for (std::size_t seat = 0; seat < night.players.size() && names.size() < most; ++seat) {
      const QString name = nameAt(night, seat);
      if (name.isEmpty() || night.events == 0) continue;
      if (std::none_of(names.begin(), names.end(), [&](const QString& each) { return same(each, name); }))
        names.push_back(name);
    }
  return names;
}

}  // namespace lk::app
