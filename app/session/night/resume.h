// Replays a stored night as far as the current rules accept it.
#pragma once

#include <optional>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/core/ruling.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// The event at which a stored night could not be replayed further.
struct RefusedEvent {
  int place = 0;       // position in the night's log, from 1
  rules::Event event;  // masked for the table
  rules::Ruling ruling;
};

/// The state in which a night goes on. If the whole log is accepted, it is the referee's. Otherwise the
/// referee's log holds the events still standing at the end of the stored one, as far as they are accepted,
/// and `whole` is false. `refused` can be empty even then: the refused events may all have been taken back.
struct Resumed {
  rules::Referee referee;  // of the kit, which must outlive it
  bool whole = true;
  std::optional<RefusedEvent> refused;
};

/// `log` holds all events once accepted, including those that take back others.
Resumed resumed(const GameKit& kit, std::vector<rules::Event> log);

}  // namespace lk::app
