// A night taken from the journal or from the table, with everything that can be said of it.
#pragma once

#include "app/record/evening/chart.h"
#include "app/record/evening/evening_words.h"
#include "app/session/resume.h"
#include "carddb/journal.h"

namespace lk::app {

/// A night as it was written down. `info.id` is 0 for one that is not kept.
struct NightLog {
  std::shared_ptr<const GameKit> kit;
  carddb::NightInfo info;
  std::vector<rules::Event> events;          // all that was accepted, take-backs among it
  std::optional<RefusedEvent> refused = {};  // where these rules do not go on with it: `events` end before
};

/// A night and what it came to.
struct NightRecord {
  NightLog log;
  Names names;
  NightStory evening;
};

/// A fault: these rules do not accept the night.
Outcome<NightRecord> recordOf(NightLog log);

/// The night's figures as charts: one for each figure, its lines the seats.
std::vector<Chart> chartsOf(const NightRecord& night);

/// "Ann, Ben": those who played, letters where nobody was named.
QString playersText(const NightRecord& night);
/// When a night was begun, as people write it; empty when that is not known.
QString begunText(const carddb::NightInfo& info);
/// The line below a headline: players, game, when and how long.
QString eveningAbout(const NightRecord& night);
/// A question with everybody's number: "Points: Ann 7, Ben 7. H-70".
QString deciderLine(const DeciderWords& words, const NightRecord& night);

}  // namespace lk::app
