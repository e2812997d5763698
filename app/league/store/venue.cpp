#include "app/league/store/venue.h"

#include "rules/text/unseen.h"

namespace lk::league {

namespace {

/// Returns SQL for the seconds since `column`. Both times are the database's.
QString secondsSince(const QString& column, Engine engine) {
  return engine == Engine::sqlite
             ? "CAST(strftime('%s', 'now') AS INTEGER) - CAST(strftime('%s', " + column + ") AS INTEGER)"
             : "CAST(EXTRACT(EPOCH FROM now() - CAST(" + column + " AS TIMESTAMPTZ)) AS INTEGER)";
}

}  // namespace

Outcome<Venue> readVenue(Database& database, LeagueId league) {
  Venue venue;
  const auto timers =
      database.rows("SELECT round, seconds, running, " + secondsSince("set_at", database.engine()) +
                        " FROM timer WHERE league = ? AND round = (SELECT MAX(number) FROM "
                        "round WHERE league = timer.league) ORDER BY id DESC LIMIT 1",
                    {number(league)});
  if (!timers) return timers.fault();
  for (const QVariantList& row : *timers) {
    const bool running = row[2].toInt() != 0;
    venue.timer = {RoundNumber{row[0].toInt()}, running, row[1].toInt() - (running ? row[3].toInt() : 0)};
  }
  const auto texts = database.rows(
      "SELECT text FROM announcement WHERE league = ? AND id > COALESCE((SELECT MAX(id) FROM "
      "announcement WHERE league = ? AND text = ''), 0) ORDER BY id DESC LIMIT ?",
      {number(league), number(league), kMaxAnnouncementsShown});
  if (!texts) return texts.fault();
  for (const QVariantList& row : *texts) venue.announcements.push_back(row[0].toString().toStdString());
  return venue;
}

Outcome<Done> setTimer(Database& database, LeagueId league, const RoundTimer& timer) {
  return database.run("INSERT INTO timer (league, round, seconds, running) VALUES (?, ?, ?, ?)",
                      {number(league), number(timer.round), timer.left, timer.running ? 1 : 0});
}

std::optional<RoundTimer> timerAfter(TimerOrder order, int seconds, RoundNumber round,
                                     const std::optional<RoundTimer>& now) {
  if (order == TimerOrder::start) return RoundTimer{round, true, seconds};
  const bool runs = order == TimerOrder::resume;
  if (!now || now->running == runs) return std::nullopt;
  return RoundTimer{round, runs, now->left};
}

Outcome<std::string> properAnnouncement(const std::string& text) {
  const QString plain = QString::fromStdString(text).simplified();
  if (holdsUnseen(plain.toStdU32String()))
    return Fault{"announcement", 0, "holds characters that cannot be seen", "write it anew by hand"};
  if (plain.isEmpty()) return Fault{"announcement", 0, "is empty", "write it, or take all away with --clear"};
  if (plain.toStdU32String().size() > kMaxAnnouncementLetters)
    return Fault{"announcement", 0, "has more than " + std::to_string(kMaxAnnouncementLetters) + " letters",
                 "shorten it"};
  return plain.toStdString();
}

Outcome<Done> announce(Database& database, LeagueId league, const std::string& text) {
  return database.run("INSERT INTO announcement (league, text) VALUES (?, ?)",
                      {number(league), QString::fromStdString(text)});
}

}  // namespace lk::league
