// A stored night as far as today's rules accept it.
#pragma once

#include <optional>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/core/ruling.h"

namespace lk::app {

/// The event at which a stored night could not be taken up any further.
struct RefusedEvent {
  int place = 0;       // in the night's log, from 1
  rules::Event event;  // as the table may read it
  rules::Ruling ruling;
};

/// `events` is the whole log where all of it is accepted; else what still stood of it at its end, as far as
/// that is accepted: then the night was not taken up `whole`, though it may well be that nothing stands of
/// what is refused.
struct Resumed {
  std::vector<rules::Event> events;
  bool whole = true;
  std::optional<RefusedEvent> refused;
};

/// `log` is all that was once accepted, take-backs among it.
Resumed resumed(const GameKit& kit, std::vector<rules::Event> log);

}  // namespace lk::app
