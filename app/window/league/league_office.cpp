#include <QFile>

#include "app/league/exchange/exporting.h"
#include "app/league/exchange/league_file.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"
#include "app/league/store/venue.h"
#include "app/window/league/desk_task.h"

namespace lk::app {

namespace {

/// Returns a reason, which may be empty, without extra spaces.
std::string reasonOf(const QString& why) {
  return why.simplified().toStdString();
}

/// Enters all players who still take part in a season in another one.
Outcome<Done> carryOver(league::Database& database, const league::StoredLeague& from, league::LeagueId to) {
  for (const league::Entry& entry : from.league.entries) {
    if (entry.dropped) continue;
    const auto [name, house] = nameAndHouse(QString::fromStdString(from.names.at(entry.player)));
    if (const auto joined = league::joinLeague(database, to, name, house); !joined) return joined.fault();
  }
  return Done{};
}

Outcome<league::Archive> archiveIn(const QString& path) {
  const std::string name = path.toStdString();
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return Fault{name, 0, "cannot be read", "check its name"};
  if (file.size() > static_cast<qint64>(league::kMaxLeagueFile))
    return Fault{name, 0, "is too large", "choose a file that was written by export"};
  const Outcome<Json> json = readJson(file.readAll().toStdString(), name, 1, {league::kMaxLeagueFile, 16});
  if (!json) return json.fault();
  return league::archiveFrom(*json, name);
}

}  // namespace

LeagueState LeagueDesk::time(const SeasonName& league, league::TimerOrder order, int seconds) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState&) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto round = league::newestRound(*desk.database(), *id);
    const auto venue = league::readVenue(*desk.database(), *id);
    if (!desk.succeeded(round) || !desk.succeeded(venue) || !*round) return;
    const auto wanted = league::timerAfter(order, seconds, **round, venue->timer);
    if (wanted) desk.succeeded(league::setTimer(*desk.database(), *id, *wanted));
  });
}

LeagueState LeagueDesk::announce(const SeasonName& league, const QString& text) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState&) {
    const auto id = desk.find(league);
    if (!id) return;
    Outcome<std::string> proper = std::string();
    if (!text.isEmpty()) proper = league::properAnnouncement(text.toStdString());
    if (desk.succeeded(proper)) desk.succeeded(league::announce(*desk.database(), *id, *proper));
  });
}

LeagueState LeagueDesk::beginSeason(const SeasonName& league, const QString& season) const {
  const SeasonName next{league.name, season.simplified()};
  return runAndShow(places_, next, [&](DeskTask& desk, LeagueState&) {
    const auto stored = desk.read(league);
    if (!stored) return;
    league::League made{stored->league.name, next.season.toStdString(), stored->league.games,
                        stored->league.format, stored->league.rounds};
    desk.succeeded(desk.database()->inTransaction([&]() -> Outcome<Done> {
      const auto id = league::createLeague(*desk.database(), made);
      if (!id) return id.fault();
      return carryOver(*desk.database(), *stored, *id);
    }));
  });
}

LeagueState LeagueDesk::correct(const SeasonName& league, int round, int table, const QString& decision,
                                const QString& why) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto done =
        league::correctMatch(*desk.database(), *id, league::RoundNumber{round}, league::TableNumber{table},
                             league::decisionFrom(decision.toStdString()), reasonOf(why));
    if (desk.succeeded(done) && !*done) state.message = LeagueDeskWords::tr("There is nothing to decide");
  });
}

LeagueState LeagueDesk::penalise(const SeasonName& league, const QString& player, int points,
                                 const QString& why) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState&) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto who = league::findPlayer(*desk.database(), *id, player.toStdString());
    if (desk.succeeded(who))
      desk.succeeded(league::penalise(*desk.database(), *id, {*who, points, reasonOf(why)}));
  });
}

LeagueState LeagueDesk::drop(const SeasonName& league, const QString& player, const QString& why) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState&) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto who = league::findPlayer(*desk.database(), *id, player.toStdString());
    if (desk.succeeded(who)) desk.succeeded(league::dropPlayer(*desk.database(), *id, *who, reasonOf(why)));
  });
}

LeagueState LeagueDesk::merge(const SeasonName& league, const QString& kept, const QString& other) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto one = league::findPlayer(*desk.database(), kept.toStdString());
    const auto two = league::findPlayer(*desk.database(), other.simplified().toStdString());
    if (!desk.succeeded(one) || !desk.succeeded(two)) return;
    if (*one == *two)
      state.message = LeagueDeskWords::tr("%1 and %2 are already the same player").arg(kept, other);
    else if (desk.succeeded(league::mergePlayers(*desk.database(), *one, *two)))
      state.message = LeagueDeskWords::tr("%1 is %2 from now on").arg(other, kept);
  });
}

LeagueState LeagueDesk::exportTo(const SeasonName& league, const QString& file) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto out = league::exportLeague(*desk.database(), *id, file.toStdString());
    if (desk.succeeded(out))
      state.message =
          LeagueDeskWords::tr("%n matches in %1", nullptr, static_cast<int>(out->matches)).arg(file);
  });
}

LeagueState LeagueDesk::importFrom(const SeasonName& league, const QString& file) const {
  const Outcome<league::Archive> archive = archiveIn(file);
  const SeasonName wanted = archive ? SeasonName{QString::fromStdString(archive->league.name),
                                                 QString::fromStdString(archive->league.season)}
                                    : league;
  return runAndShow(places_, wanted, [&](DeskTask& desk, LeagueState& state) {
    if (!desk.succeeded(archive) || !desk.succeeded(league::writeArchive(*desk.database(), *archive))) return;
    state.message =
        LeagueDeskWords::tr("%1 was imported").arg(titleOf(archive->league.name, archive->league.season));
  });
}

}  // namespace lk::app
