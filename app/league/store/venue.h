// What a venue is told while a league is played: how much time a round has left, and announcements. Both are
// kept in the database, so that they go on after a restart and show on every computer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/league/model/ids.h"
#include "app/league/store/database.h"

namespace lk::league {

/// The timer of a round. `left` is in seconds; below 0 if the time is over.
struct RoundTimer {
  RoundNumber round{};
  bool running = false;  // false: paused
  int left = 0;
};

struct Venue {
  std::optional<RoundTimer> timer;         // of the newest round; none: it has no time limit
  std::vector<std::string> announcements;  // the newest first
};

inline constexpr int kMaxRoundSeconds = 24 * 60 * 60;
inline constexpr int kMaxAnnouncementLetters = 200;
inline constexpr int kMaxAnnouncementsShown = 3;

Outcome<Venue> readVenue(Database& database, LeagueId league);

/// Starts the timer of a round with `timer.left` seconds, or pauses it with so many. Never changes what was
/// set before: the last one counts.
Outcome<Done> setTimer(Database& database, LeagueId league, const RoundTimer& timer);

enum class TimerOrder { start, pause, resume };

/// Returns what the timer of a round becomes when it is started with so many seconds, paused, or resumed;
/// nullopt if it stays as it is. `now` is the timer that this round has; none: it can only be started.
std::optional<RoundTimer> timerAfter(TimerOrder order, int seconds, RoundNumber round,
                                     const std::optional<RoundTimer>& now);

/// Returns an announcement as it is kept, without surplus blanks. Fails if it is empty or too long, or holds
/// characters that cannot be seen.
Outcome<std::string> properAnnouncement(const std::string& text);

/// Adds an announcement; an empty one takes all earlier ones away.
Outcome<Done> announce(Database& database, LeagueId league, const std::string& text);

}  // namespace lk::league
