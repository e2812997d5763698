#include <algorithm>

#include "app/league/model/standings.h"
#include "app/league/store/players.h"
#include "app/league/words/league_words.h"
#include "app/window/league/desk_task.h"

namespace lk::app {

namespace {

constexpr std::size_t kPodium = 3;

QString pointsText(const league::Standing& standing) {
  return standing.rating ? LeagueDeskWords::tr("rating %1").arg(qRound(standing.rating->value))
                         : LeagueDeskWords::tr("%n points", nullptr, standing.points);
}

/// Returns a season of a player: the place, then every match; nullopt if the player does not take part.
std::optional<LeagueStoryPart> seasonOf(league::PlayerId player, const league::StoredLeague& stored) {
  const std::vector<league::Standing> table = league::standings(stored.league);
  const auto at = std::find_if(table.begin(), table.end(),
                               [&](const league::Standing& each) { return each.player == player; });
  if (at == table.end()) return std::nullopt;
  QStringList lines{LeagueDeskWords::tr("Place %1 of %2, %3")
                        .arg(at->place)
                        .arg(static_cast<int>(table.size()))
                        .arg(pointsText(*at))};
  for (const league::Match& match : league::matchesOf(stored.league, player))
    lines << LeagueDeskWords::tr("Round %1: %2")
                 .arg(league::number(match.round))
                 .arg(league::resultText(match, stored.names));
  for (const league::Penalty& penalty : stored.league.penalties)
    if (penalty.player == player)
      lines << LeagueDeskWords::tr("%n points taken off: %1", nullptr, penalty.points)
                   .arg(QString::fromStdString(penalty.why));
  return LeagueStoryPart{titleOf(stored.league.name, stored.league.season), lines};
}

/// Returns one line per player in the first places.
QStringList podiumOf(const league::StoredLeague& stored) {
  QStringList lines;
  for (const league::Standing& each : league::standings(stored.league)) {
    if (lines.size() == static_cast<qsizetype>(kPodium)) break;
    lines << LeagueDeskWords::tr("%1. %2, %3")
                 .arg(each.place)
                 .arg(league::named(each.player, stored.names), pointsText(each));
  }
  return lines;
}

}  // namespace

LeagueState LeagueDesk::showPlayer(const SeasonName& league, const QString& player) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto who = league::findPlayer(*desk.database(), player.toStdString());
    const auto all = league::allLeagues(*desk.database());
    if (!desk.succeeded(who) || !desk.succeeded(all)) return;
    QList<LeagueStoryPart> parts;
    for (const league::SeasonLine& line : *all) {
      const auto stored = league::readLeague(*desk.database(), line.id);
      if (!desk.succeeded(stored)) return;
      if (const auto season = seasonOf(*who, *stored)) parts << *season;
    }
    state.story = {player, parts};
  });
}

LeagueState LeagueDesk::showSeasons(const SeasonName& league) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto all = league::allLeagues(*desk.database());
    if (!desk.succeeded(all)) return;
    QList<LeagueStoryPart> parts;
    for (const league::SeasonLine& line : *all) {
      if (QString::fromStdString(line.name) != league.name) continue;
      const auto stored = league::readLeague(*desk.database(), line.id);
      if (!desk.succeeded(stored)) return;
      parts << LeagueStoryPart{titleOf(line.name, line.season), podiumOf(*stored)};
    }
    state.story = {league.name, parts};
  });
}

LeagueState LeagueDesk::findSlip(const league::Slip& slip) const {
  LeagueState state;
  DeskTask desk(places_, state);
  if (!desk.database()) return state;
  const auto stored = league::readLeague(*desk.database(), slip.league);
  if (!desk.succeeded(stored)) return state;
  desk.show({QString::fromStdString(stored->league.name), QString::fromStdString(stored->league.season)});
  for (int i = 0; i < state.tables.size() && state.slip < 0; ++i) {
    const LeagueTable& table = state.tables[i];
    if (table.round == league::number(slip.round) && table.table == league::number(slip.table) && table.open)
      state.slip = i;
  }
  if (state.slip < 0) state.message = LeagueDeskWords::tr("This slip belongs to no table in play");
  return state;
}

}  // namespace lk::app
