// The state of a night: one plain copyable value for every game.
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
#include "rules/core/ruling.h"
#include "rules/core/thing.h"

namespace lk::rules {

inline constexpr int kMaxFigures = 48;
inline constexpr int kMaxOptions = 40;

/// A number kept for a seat or for the table. `present` false reads as null ("not rolled yet"). Nobody sees
/// it until its game says who does: see Game::fresh().
struct Figure {
  std::int16_t value = 0;
  bool present = true;
  Knowers knownTo = Knowers::nobody();
  friend bool operator==(const Figure&, const Figure&) = default;
};

/// number and flag read as themselves, seat as its letter, card as the card's id.
enum class FigureKind : std::uint8_t { number, flag, seat, card };
enum class Shown : std::uint8_t { internal, inViews };
/// Who sees a figure as a night begins: its owner is the seat it is kept for.
enum class OpenTo : std::uint8_t { nobody, owner, everyone };

/// What a figure is to whoever shows the table, whatever its game calls it.
enum class FigureRole : std::uint8_t {
  none,
  primary,     // of a seat: what it has won, told first
  secondary,   // of a seat: what it has left
  dice,        // of a seat: what its dice are worth
  playsAs,     // of a seat: the card it plays as
  round,       // of the table: counted off for all
  turn,        // of the table: counted off within a round
  turnHolder,  // of the table: whose turn it is
  attacker     // of the table: who attacks in a fight of two
};

/// Declares a figure: its name in views and `correct` events, its kind, whether views show it and to whom,
/// its range, and its role. A role has one figure at most.
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

/// A card lying somewhere, or a card the referee only knows must be somewhere (deck, hand). `zone` is its
/// place in the game's zone table. Whoever lays one says who knows its card.
struct Slot {
  std::uint8_t zone = 0;
  CardId card;
  Face face = Face::up;
  std::uint8_t quarterTurns = 0;
  std::int8_t counter = 0;
  std::optional<Seat> owner;  // whose it is, in zones that players share
  CardId over;                // the card it was laid over for good, if any
  CardId countsAs;            // what it counts as until the turn ends, if not as itself
  Knowers knownTo;
  ThingId thing = {};  // its details are in State::things
  friend bool operator==(const Slot&, const Slot&) = default;
};

/// A question whose answer is awaited; everything needed to go on is in here and in the state.
struct Question {
  std::string_view id;  // from the game's prompt list, static storage
  std::optional<Seat> seat;
  std::int16_t detail = 0;
  friend bool operator==(const Question&, const Question&) = default;
};

struct State {
  bool begun = false;  // a setup was accepted
  std::uint8_t seatCount = 2;
  std::uint8_t phase = 0;  // place in the game's phase names
  std::array<Figures, kMaxSeats> seats{};
  Figures table{};
  std::array<std::uint8_t, kMaxOptions> options{};  // letter of the reading, 0 = the first
  std::vector<Slot> lying;                          // not "slots": Qt makes that word a macro
  std::vector<Thing> things;         // of the cards lying that have an identity; empty in games without
  std::vector<Link> links;           // abilities announced or being carried out, the last one first to go
  std::vector<Hit> hits;             // announced and not applied yet, in the order they will be
  std::vector<Lingering> lingering;  // what effects left behind until a rule ends it
  std::vector<Question> questions;
  std::vector<Frame> running;    // effects under way, the last one first
  std::vector<Stored> stored;    // effects put by for later
  std::vector<Settled> settled;  // answered without being asked, by the last event
  bool odd = false;  // the last event was a correction out of the usual: people are asked whether it is meant
  Result result;

  friend bool operator==(const State&, const State&) = default;
};

/// What lies at a place of State::lying. Precondition: there is such a place.
inline const Slot& slotAt(const State& state, int place) {
  return state.lying[static_cast<std::size_t>(place)];
}

/// The details of a thing and what lies there as it; nullptr where there is no such thing.
const Thing* findThing(const State& state, ThingId thing);
const Slot* slotOf(const State& state, ThingId thing);
/// What is attached to a thing, in the order it was.
std::vector<ThingId> attachedTo(const State& state, ThingId thing);

/// Whether somebody owes an answer to the question `id`, and whether this seat does.
inline bool owes(const State& state, std::string_view id) {
  return std::any_of(state.questions.begin(), state.questions.end(),
                     [&](const Question& question) { return question.id == id; });
}
inline bool owes(const State& state, Seat seat, std::string_view id) {
  return std::any_of(state.questions.begin(), state.questions.end(),
                     [&](const Question& question) { return question.id == id && question.seat == seat; });
}

}  // namespace lk::rules
