// A night from the journal or the table, with its story and its texts.
#pragma once

#include "app/record/evening/chart.h"
#include "app/record/evening/evening_words.h"
#include "app/session/night/resume.h"
#include "carddb/journal.h"

namespace lk::app {

/// A recorded night. `info.id` is 0 if it is not in the journal.
struct NightLog {
  std::shared_ptr<const GameKit> kit;
  carddb::NightInfo info;
  std::vector<rules::Event> events;          // all accepted events, including those that take back others
  std::optional<RefusedEvent> refused = {};  // the event the current rules refuse; `events` end before it
};

/// A night and its story.
struct NightRecord {
  NightLog log;
  Names names;
  NightStory evening;
};

/// Returns the record of a night. Fails if the current rules do not accept it.
Outcome<NightRecord> recordOf(NightLog log);

/// Returns one chart per figure, with one line per seat.
std::vector<Chart> chartsOf(const NightRecord& night);

/// Returns the players: "Ann, Ben"; letters for seats without a name.
QString playersText(const NightRecord& night);
/// Returns when a night began, in the local format; empty if unknown.
QString begunText(const carddb::NightInfo& info);
/// Returns the line below a headline: players, game, time and length.
QString eveningAbout(const NightRecord& night);
/// Returns a criterion with each player's value: "Points: Ann 7, Ben 7. H-70".
QString deciderLine(const DeciderWords& words, const NightRecord& night);

}  // namespace lk::app
