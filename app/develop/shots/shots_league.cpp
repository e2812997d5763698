#include "app/develop/shots/shots_league.h"

#include "app/cli/lines.h"
#include "app/window/window_engine.h"
#include "rules/referee/transcript.h"

namespace lk::app {

namespace {

Outcome<NightLog> wholeNight(const std::string& file) {
  const Outcome<std::string> text = readWholeFile(file);
  if (!text) return text.fault();
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(*text, file);
  if (!transcript) return transcript.fault();
  NightLog night;
  for (const rules::TranscriptEntry& entry : transcript->entries) night.events.push_back(entry.event);
  return night;
}

/// Reports a night as if it had been played at a table of the newest round.
void bringNight(LeagueModel& league, NightLog night, int row) {
  league.playAt(row);
  const auto table = league.tables()[row];
  night.info.players = {table.first.toStdString(), table.second.toStdString()};
  night.info.id = 1;
  league.nightIsOver(night);
  league.finish();
}

/// Announces something, and stops the clock of the round, so that each picture shows the same time.
void tellVenue(LeagueModel& league) {
  constexpr int kMinutes = 50;
  league.venue()->announce(QStringLiteral("Lunch after this round"));
  league.finish();
  league.venue()->start(kMinutes);
  league.finish();
  league.venue()->pause();
  league.finish();
}

/// Takes the organiser's dialogs over the page.
Outcome<Done> takeSheets(WindowEngine& window, const TakePage& take) {
  const QString page = QStringLiteral("league");
  const auto sheet = [&](const char* name, const char* open, bool ofRow, const char* picture) {
    QObject* part = window.part(QLatin1String(name));
    if (ofRow)
      QMetaObject::invokeMethod(part, open, Q_ARG(int, 0));
    else
      QMetaObject::invokeMethod(part, open);
    const Outcome<Done> taken = take(page, QLatin1String(picture));
    QMetaObject::invokeMethod(part, "close");
    return taken;
  };
  Outcome<Done> taken = sheet("leagueDecision", "ask", true, "league-decision");
  if (taken) taken = sheet("leaguePlayer", "ask", true, "league-player");
  if (taken) taken = sheet("leagueFilesSheet", "open", false, "league-files");
  if (taken) taken = sheet("leagueVenueSheet", "open", false, "league-venue");
  if (!taken) return taken;
  window.league().showPlayer(0);
  window.league().finish();
  taken = take(page, QStringLiteral("league-story"));
  window.league().closeStory();
  return taken;
}

}  // namespace

Outcome<Done> takeLeague(WindowEngine& window, const std::string& samples, const TakePage& take) {
  const Outcome<NightLog> night = wholeNight(samples + "/halfwish/whole-night.jsonl");
  if (!night) return night.fault();
  const Names names = window.settings().names();
  LeagueModel& league = window.league();
  league.create(QStringLiteral("Lantern Club"), QStringLiteral("halfwish"), QStringLiteral("swiss"), 3);
  league.finish();
  league.join(QStringLiteral("Ann, Ben, Cleo, Dan, Eve, Finn, Greta"));
  league.finish();
  league.pair();
  league.finish();
  bringNight(league, *night, 1);
  tellVenue(league);
  league.playAt(0);
  Outcome<Done> taken = take(QStringLiteral("league"), {});
  if (taken) taken = takeSheets(window, take);
  league.playNowhere();
  for (const rules::Seat seat : rules::kAllSeats) window.settings().setName(seat, names[seat]);
  return taken;
}

}  // namespace lk::app
