// What lies where: the table as the referee may know it. No pixels, no confidence, no time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "rules/core/event.h"

namespace lk::rules {

/// A thing that something lies on or beside.
struct Neighbour {
  std::string card;  // id without the game; empty: a token or die, or a card that nobody could name
  ThingId thing;     // which of the night's things it is, where that is known
  int mm = 0;        // between the nearest edges; 0: they touch or overlap
  friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

/// What lies around something. Empty where nobody measured it.
struct Neighbours {
  std::vector<Neighbour> on;      // the cards it lies on
  std::vector<Neighbour> beside;  // all else within kBesideMm, the nearest first
  friend bool operator==(const Neighbours&, const Neighbours&) = default;
};
inline constexpr int kBesideMm = 60;

/// A card at rest in a zone. `card` is empty when it lies face down or nobody could name it.
struct CardPlacement {
  std::string zone;  // "A/action/1", "map/3", "A/discard", "say"
  std::string card;  // id without the game
  Face face = Face::up;
  int quarterTurns = 0;   // clockwise, 0 to 3, against the mat's upright
  ThingId thing = {};     // which of the night's things it is, where it was followed since it has been one
  std::string from = {};  // the zone it lay in before, where it was followed from there
  int order = 0;  // its place in the zone from 1, row by row as the mat's upright reads; 0: not measured
  Neighbours around = {};
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

enum class TokenShape : std::uint8_t { cube, chip, arrow, round };
enum class TokenColour : std::uint8_t { red, white, black, blue, green, yellow };

/// A token of the program's own print at rest in a zone. The eyes do not read tokens yet.
struct TokenPlacement {
  std::string zone;
  TokenShape shape = TokenShape::cube;
  TokenColour colour = TokenColour::red;
  int quarterTurns = 0;  // of an arrow: where it points, clockwise from the mat's upright
  Neighbours around = {};
  friend bool operator==(const TokenPlacement&, const TokenPlacement&) = default;
};

/// A die at rest in a zone outside the trays. The eyes do not read such dice yet.
struct DiePlacement {
  std::string zone;
  int sides = 6;             // 4, 6, 8, 10, 12 or 20
  std::optional<int> value;  // none: not read, as of a die that people alone set
  Neighbours around = {};
  friend bool operator==(const DiePlacement&, const DiePlacement&) = default;
};

using Placement = std::variant<CardPlacement, DicePlacement, ZoneCleared, TokenPlacement, DiePlacement>;

/// Whether both say the same of the thing itself: what lies around it, and where it came from, may differ.
bool sameOfItself(const Placement& a, const Placement& b);

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
