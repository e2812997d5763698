// What lies where, as far as the referee may know the table: no pixels, no confidence, no time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "rules/core/event.h"

namespace lk::rules {

enum class TokenShape : std::uint8_t { cube, chip, arrow, round };
enum class TokenColour : std::uint8_t { red, white, black, blue, green, yellow };

/// Something that a thing lies on or beside.
struct Neighbour {
  std::string card;  // id without the game; empty: a die, a cube, or an unidentified card
  ThingId thing;     // its identity in the night, if known
  int mm = 0;        // distance between the nearest edges; 0: they touch or overlap
  std::optional<TokenColour> token = {};  // of a token: its colour; nullopt: a card
  friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

/// What lies around a thing. Empty if it was not measured.
struct Neighbours {
  std::vector<Neighbour> on;      // cards underneath
  std::vector<Neighbour> beside;  // everything else within kBesideMm, nearest first
  friend bool operator==(const Neighbours&, const Neighbours&) = default;
};
/// Maximum distance between two edges, in millimetres, at which things count as neighbours.
inline constexpr int kBesideMm = 60;

/// A card at rest in a zone. `card` is empty if it lies face down or could not be identified.
struct CardPlacement {
  std::string zone;  // "A/action/1", "map/3", "A/discard", "say"
  std::string card;  // id without the game
  Face face = Face::up;
  int quarterTurns = 0;   // clockwise, 0 to 3, relative to the mat's upright
  ThingId thing = {};     // its identity, if it was tracked since it got one
  std::string from = {};  // the zone it was tracked from; empty if it was not
  int order = 0;  // position in the zone from 1, row by row in the mat's reading direction; 0: not measured
  Neighbours around = {};
  friend bool operator==(const CardPlacement&, const CardPlacement&) = default;
};

/// Dice at rest in a tray, values 1 to 6, ascending.
struct DicePlacement {
  Seat tray = Seat::A;
  std::vector<int> values;
  friend bool operator==(const DicePlacement&, const DicePlacement&) = default;
};

/// A zone that is empty now and was not before.
struct ZoneCleared {
  std::string zone;
  friend bool operator==(const ZoneCleared&, const ZoneCleared&) = default;
};

/// A token at rest in a zone, or several cubes of a colour that lie together: on one card, or in one zone on
/// none. Computer vision reads the tokens that are printed from the program's own sheets, and cubes.
struct TokenPlacement {
  std::string zone;
  TokenShape shape = TokenShape::cube;
  TokenColour colour = TokenColour::red;
  std::string card = {};  // what a printed token stands for: a card's id without the game, or the token's own
  int quarterTurns = 0;   // of an arrow: where it points, clockwise from the mat's upright
  bool aslant = false;    // of an arrow: it points between two quarter turns
  /// Of a cube: how many lie together, nullopt if they cannot be told apart. Of a chip: how many alike lie in
  /// its zone.
  std::optional<int> count = 1;
  std::string nextZone = {};  // the zone whose edge is nearest; empty: none is near
  int nextZoneMm = 0;         // distance from the token's middle to that edge
  Neighbours around = {};
  friend bool operator==(const TokenPlacement&, const TokenPlacement&) = default;
};

/// A die at rest in a zone outside the trays. Computer vision reads those that stand on round printed tokens,
/// where the game asks for it, and no others yet.
struct DiePlacement {
  std::string zone;
  int sides = 6;                          // 4, 6, 8, 10, 12 or 20
  std::optional<int> value;               // nullopt: not read for certain
  std::optional<int> before = {};         // what it showed when it was last read for certain, until now
  std::string card = {};                  // of a die on a round token: the card that the token stands for
  TokenColour colour = TokenColour::red;  // of that token
  Neighbours around = {};
  friend bool operator==(const DiePlacement&, const DiePlacement&) = default;
};

/// A die on a round token whose value a game wants to be told.
struct DieToRead {
  std::string card;  // the token's: id without the game
  TokenColour colour = TokenColour::red;
  int sides = 6;
  friend bool operator==(const DieToRead&, const DieToRead&) = default;
};

using Placement = std::variant<CardPlacement, DicePlacement, ZoneCleared, TokenPlacement, DiePlacement>;

/// Returns whether both describe the same thing in the same place. Neighbours and origin may differ.
bool sameOfItself(const Placement& a, const Placement& b);

/// Something on the table does not fit and people should be asked. Holds a game-neutral reason
/// ("dice_changed"), the zone or tray, the event to take if people confirm it, and arguments for the
/// sentence. `untilThen`: this means nothing only at the moment and is examined again after the next event. A
/// confirmation then holds until the card means something.
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
