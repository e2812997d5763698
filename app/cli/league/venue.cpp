#include "app/cli/league/venue.h"

#include <QDateTime>

#include "app/cli/league/opened.h"
#include "app/league/words/venue_json.h"

namespace lk::app {

namespace {

using league::RoundTimer;

/// Returns what the timer is to be; nullopt to leave it as it is.
Outcome<std::optional<RoundTimer>> wantedTimer(const LeagueArguments& arguments,
                                               const std::optional<RoundTimer>& now,
                                               league::RoundNumber round) {
  constexpr int kMinute = 60;
  const bool starts = arguments.minutes > 0;
  if (!starts && !arguments.pause && !arguments.resume) return std::optional<RoundTimer>();
  if (!starts && !now)
    return Fault{arguments.name, 0, "has no timer in this round", "start one with --minutes"};
  const auto order = starts             ? league::TimerOrder::start
                     : arguments.resume ? league::TimerOrder::resume
                                        : league::TimerOrder::pause;
  return league::timerAfter(order, arguments.minutes * kMinute, round, now);
}

}  // namespace

ExitStatus timeLeague(const LeagueArguments& arguments, Console& console) {
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  const auto round = league::newestRound(*database, *id);
  if (!round) return console.unusable(round.fault());
  if (!*round)
    return console.unusable({arguments.name, 0, "has no round yet", "pair one with lampkeeper league pair"});
  const auto before = league::readVenue(*database, *id);
  if (!before) return console.unusable(before.fault());
  const auto wanted = wantedTimer(arguments, before->timer, **round);
  if (!wanted) return console.unusable(wanted.fault());
  if (*wanted)
    if (const auto set = league::setTimer(*database, *id, **wanted); !set)
      return console.unusable(set.fault());
  const std::optional<RoundTimer> now = *wanted ? *wanted : before->timer;
  Json line = now ? league::timerJson(*now, QDateTime::currentDateTimeUtc())
                  : Json::object({{"round", league::number(**round)}, {"running", false}});
  line.set("league", arguments.name);
  console.line(line);
  return now ? ExitStatus::done : ExitStatus::different;
}

ExitStatus announceInLeague(const LeagueArguments& arguments, Console& console) {
  std::string text;
  if (!arguments.clear) {
    const Outcome<std::string> proper = league::properAnnouncement(arguments.text);
    if (!proper) return console.unusable(proper.fault());
    text = *proper;
  }
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  if (const auto told = league::announce(*database, *id, text); !told) return console.unusable(told.fault());
  const auto venue = league::readVenue(*database, *id);
  if (!venue) return console.unusable(venue.fault());
  Json texts = Json::array();
  for (const std::string& each : venue->announcements) texts.push(each);
  console.line(Json::object({{"league", arguments.name}, {"announcements", std::move(texts)}}));
  return ExitStatus::done;
}

}  // namespace lk::app
