// How this game stores its numbers in the common state: figures, phases, zones and marks, and how to read
// them.
#pragma once

#include "rules/core/state.h"
#include "rules/games/wtactics_orc/places.h"

namespace lk::rules::wtactics_orc {

/// Figures of a seat. vocabulary.cpp has their names and ranges in this order.
enum class Of : std::uint8_t {
  victoryPoints,
  deck,        // cards in the army deck; absent while unknown
  offersDraw,  // a player would agree on a draw, until this turn is over
  faction,     // a card of the faction; none before a face was shown
  laid,        // the four hidden cards were laid
  deckShown,   // the referee knows the deck's contents
  inPlay,      // number of creatures in play
  fielded,     // has had a creature in play; otherwise having none does not lose the game
  count
};

enum class Weapon : std::uint8_t { none, close, ranged };

/// Figures of the table.
enum class Table : std::uint8_t {
  turn,
  turnSeat,
  actionPoints,
  starter,
  revealed,  // in the start-up: a card was turned up and the next is to be added
  stage,     // a Stage of the battle
  speaker,   // in a battle: who may use an ability now
  passes,    // number of successive passes
  weapon,    // a Weapon
  target,    // the attacked thing; things also below
  attacker1,
  attacker2,
  attacker3,
  group,   // two or three attacked together
  share1,  // each attacker's share of the strike-back
  share2,
  share3,
  prevented,  // nobody loses Life in this battle
  killer,     // seat, plus 1, whose ability took Life outside the blows; 0: none
  hurt,       // who lost Life in the blows: one bit per attacker, then one for the target
  actionPointsEach,
  pointsToWin,
  turnLimit,  // 0: none
  count
};

enum class Stage : std::uint8_t { none, talk, abilities, values, shares, shift, blows, deaths };

enum class Phase : std::uint8_t { startup, upkeep, recruit, abilities, move, attack, battle, ended };

/// The first sixteen zones are slots, by their SlotId.
enum class Zone : std::uint8_t { twilightA = kSlots, twilightB, graveyardA, graveyardB, deckA, deckB, count };

enum class Counter : std::uint8_t { damage };
enum class Mark : std::uint8_t {
  marked,
  moved,  // has moved this turn
  upkeepDue,
  usedUp,   // marked this turn, if that may happen only once
  attacked  // attacked this turn, if Steadfast creatures may only once
};

constexpr std::uint8_t zone(Zone its) {
  return static_cast<std::uint8_t>(its);
}
constexpr std::uint8_t twilightOf(Seat seat) {
  return static_cast<std::uint8_t>(zone(Zone::twilightA) + index(seat));
}
constexpr std::uint8_t graveyardOf(Seat seat) {
  return static_cast<std::uint8_t>(zone(Zone::graveyardA) + index(seat));
}
constexpr std::uint8_t deckOf(Seat seat) {
  return static_cast<std::uint8_t>(zone(Zone::deckA) + index(seat));
}
constexpr std::size_t mark(Mark its) {
  return static_cast<std::size_t>(its);
}

inline const Figure& figure(const State& s, Seat seat, Of of) {
  return s.seats[index(seat)][static_cast<std::size_t>(of)];
}
inline int get(const State& s, Seat seat, Of of) {
  return figure(s, seat, of).value;
}
inline int get(const State& s, Table of) {
  return s.table[static_cast<std::size_t>(of)].value;
}
inline bool is(const State& s, Table of) {
  return get(s, of) != 0;
}
inline Seat seatOf(const State& s, Table of) {
  return static_cast<Seat>(get(s, of));
}
inline Seat turnSeat(const State& s) {
  return seatOf(s, Table::turnSeat);
}
inline ThingId thingOf(const State& s, Table of) {
  return ThingId(static_cast<std::uint8_t>(get(s, of)));
}
inline Phase phase(const State& s) {
  return static_cast<Phase>(s.phase);
}
inline Stage stage(const State& s) {
  return static_cast<Stage>(get(s, Table::stage));
}
inline Weapon weapon(const State& s) {
  return static_cast<Weapon>(get(s, Table::weapon));
}
/// Returns whether the seat's deck was shown, so that the referee knows its contents.
inline bool knowsDeck(const State& s, Seat seat) {
  return get(s, seat, Of::deckShown) != 0;
}

inline constexpr std::size_t kMaxAttackers = 3;
constexpr Table attackerFigure(std::size_t i) {
  return static_cast<Table>(static_cast<std::size_t>(Table::attacker1) + i);
}
constexpr Table shareFigure(std::size_t i) {
  return static_cast<Table>(static_cast<std::size_t>(Table::share1) + i);
}
inline constexpr int kTargetHurt = 1 << kMaxAttackers;

}  // namespace lk::rules::wtactics_orc
