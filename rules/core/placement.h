// What lies where: the table as the referee may know it. No pixels, no confidence, no time.
#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "rules/core/event.h"

namespace lk::rules {

/// A card at rest in a zone. `card` is empty when it lies face down or nobody could name it.
struct CardPlacement {
  std::string zone;  // "A/action/1", "map/3", "A/discard", "say"
  std::string card;  // id without the game
  Face face = Face::up;
  int quarterTurns = 0;  // clockwise, 0 to 3, against the mat's upright
  ThingId thing = {};    // which of the night's things it is, where it was followed since it has been one
  friend bool operator==(const CardPlacement&, const CardPlacement&) = default;
};

/// Dice at rest in a tray, values 1 to 6, ascending.
struct DicePlacement {
  Seat tray = Seat::A;
  std::vector<int> values;
  friend bool operator==(const DicePlacement&, const DicePlacement&) = default;
};

/// A zone that held something and is empty now.
struct ZoneCleared {
  std::string zone;
  friend bool operator==(const ZoneCleared&, const ZoneCleared&) = default;
};

using Placement = std::variant<CardPlacement, DicePlacement, ZoneCleared>;

/// Something on the table does not fit and people should be asked: a game-neutral reason ("dice_changed"),
/// the zone or tray concerned, the event to take if people say that it is meant, and what the cure's sentence
/// needs. `untilThen`: what lies there means nothing only for now, and is looked at again after the next
/// event; what people say is meant is meant until it means something.
struct Concern {
  std::string reason;
  std::string zone;
  std::optional<Event> ifMeant;
  Json arguments = {};
  bool untilThen = false;
};

/// What a change on the table means now: nothing, an event, or a question.
using Observation = std::variant<std::monostate, Event, Concern>;

}  // namespace lk::rules
