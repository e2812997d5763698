// What a venue is told, as JSON: for the command line, and the pages on phones and walls.
#pragma once

#include <QDateTime>

#include "app/league/model/league.h"
#include "app/league/store/venue.h"
#include "rules/text/json.h"

namespace lk::league {

/// Returns {"round","running","left":SECONDS,"ends":"2026-11-29T18:30:00.000Z"}; `ends` is null while it is
/// paused, and by the clock that `now` was read from. `left` is below 0 if the time is over.
Json timerJson(const RoundTimer& timer, const QDateTime& now);

/// Returns {"league","timer":{...} or null,"announcements":[texts]}.
Json venueJson(const League& league, const Venue& venue, const QDateTime& now);

}  // namespace lk::league
