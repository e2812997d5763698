// The state of a night: one plain, copyable value for every game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/answer.h"
#include "rules/core/chain.h"
#include "rules/core/frame.h"
#include "rules/core/hit.h"
#include "rules/core/lingering.h"
#include "rules/core/question.h"
#include "rules/core/ruling.h"
#include "rules/core/slots.h"
#include "rules/core/thing.h"

namespace lk::rules {

/// Maximum number of figures per seat (and for the table), and of table options, in any game.
inline constexpr int kMaxFigures = 48;
inline constexpr int kMaxOptions = 40;

/// A number kept for a seat or for the table. With `present` false it reads as null ("not rolled yet").
/// Nobody may see it until its game says who may: see Game::fresh().
struct Figure {
  std::int16_t value = 0;
  bool present = true;
  Knowers knownTo = Knowers::nobody();
  friend bool operator==(const Figure&, const Figure&) = default;
};

/// How a figure is written: a number or flag as itself, a seat as its letter, a card as its id.
enum class FigureKind : std::uint8_t { number, flag, seat, card };
/// Whether views contain a figure or zone at all.
enum class Shown : std::uint8_t { internal, inViews };
/// Who sees a figure when a night begins. `owner` is the seat it is kept for.
enum class OpenTo : std::uint8_t { nobody, owner, everyone };

/// What a figure means to anything that shows the table, whatever its game calls it.
enum class FigureRole : std::uint8_t {
  none,
  primary,     // seat: what it has won; shown first
  secondary,   // seat: what it has left
  dice,        // seat: value of its dice
  playsAs,     // seat: the card it plays as
  round,       // table: rounds, counted for all players
  turn,        // table: turns within a round
  turnHolder,  // table: whose turn it is
  attacker     // table: who attacks in a fight of two
};

/// Declares a figure: its name in views and `correct` events, its kind, its visibility, its range and its
/// role. Each role has at most one figure.
struct FigureSpec {
  std::string_view name;
  FigureKind kind;
  Shown shown;
  OpenTo openTo;
  std::int16_t least = 0;
  std::int16_t most = 32767;
  FigureRole role = FigureRole::none;
};

using Figures = std::array<Figure, kMaxFigures>;

/// Everything that a game's rules depend on. Replaying the events of a night gives an equal state.
struct State {
  bool begun = false;  // a setup was accepted
  std::uint8_t seatCount = 2;
  std::uint8_t phase = 0;  // index into the game's phase names
  std::array<Figures, kMaxSeats> seats{};
  Figures table{};
  std::array<std::uint8_t, kMaxOptions> options{};  // index of the chosen reading; 0: the first
  Slots lying;
  Things things;                     // details of slots with an identity; empty in games without things
  std::vector<Link> links;           // abilities announced or being carried out; the last one resolves first
  std::vector<Hit> hits;             // announced but not applied, in the order of application
  std::vector<Lingering> lingering;  // lasting effects
  Questions questions;
  std::vector<Frame> running;    // effects being carried out; the last one runs first
  std::vector<Stored> stored;    // effects stored for later
  std::vector<Settled> settled;  // answers that the last event applied without asking
  bool unusual = false;  // the last event was an unusual correction: people are asked whether they meant it
  Result result;

  friend bool operator==(const State&, const State&) = default;
};

/// Returns the slot at an index of State::lying. Precondition: the index is valid.
inline const Slot& slotAt(const State& state, int place) {
  return state.lying[static_cast<std::size_t>(place)];
}

/// Returns the details and the slot of a thing; nullptr if it does not exist.
inline const Thing* findThing(const State& state, ThingId thing) {
  return state.things.have(thing) ? &state.things[state.things.indexOf(thing)] : nullptr;
}
inline const Slot* slotOf(const State& state, ThingId thing) {
  const int place = state.lying.placeOf(thing);
  return place < 0 ? nullptr : &slotAt(state, place);
}
/// Returns the things attached to a thing, oldest thing first.
std::vector<ThingId> attachedTo(const State& state, ThingId thing);

/// Returns how steps name a thing, or another target, as it is now; nothing if it does not exist. A card that
/// is not public is left out.
Mention mentionOf(const State& state, ThingId thing);
Mention mentionOf(const State& state, Target what);

/// Returns whether anybody, or this seat, owes an answer to the question `id`.
inline bool owes(const State& state, PromptId id) {
  return std::any_of(state.questions.begin(), state.questions.end(),
                     [&](const Question& question) { return question.id == id; });
}
inline bool owes(const State& state, Seat seat, PromptId id) {
  return std::any_of(state.questions.begin(), state.questions.end(),
                     [&](const Question& question) { return question.id == id && question.seat == seat; });
}

}  // namespace lk::rules
