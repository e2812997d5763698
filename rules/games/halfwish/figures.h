// Where Halfwish keeps its numbers in the common state, its phases, zones and options.
#pragma once

#include "rules/core/state.h"

namespace lk::rules::halfwish {

/// Per seat; the names and ranges are in vocabulary.cpp, in this order. From `kept` on no view shows them.
enum class Of : std::uint8_t {
  hp,
  points,
  lamps,
  mana,
  dv,
  exposed,
  toughness,
  poisoned,
  ignited,
  stunned,
  silenced,
  dvHeld,
  dvLocked,
  heroClass,
  kept,     // this turn's dice were kept from the turn before
  ready,    // has dice for the turn
  decided,  // has said whether to keep
  dieLow,
  dieHigh,
  lampsScored,
  extraUpgrades,
  picks,     // upgrades still to be taken in this phase
  duelHits,  // damage instances since the duel began, by effects
  duelNet,   // points gained less points lost since the duel began, by effects
  count
};

/// Of the table.
enum class Table : std::uint8_t {
  round,
  turn,
  turnSeat,
  aggressor,
  parleyStreak,
  firstBlood,
  gameStarter,
  roundStarter,
  offer,      // what lies before the other player: an Offer
  scouted,    // an accepted scout left the turn open (option scout-ends-turn b)
  firstHurt,  // seat of the first damage instance of this duel, by an effect
  picker,     // whose turn it is to take an upgrade
  firstPicker,
  count
};

enum class Offer : std::uint8_t { none, scout, parley };

enum class Phase : std::uint8_t { roll, choose, answer, duel, keep, upgradeOrder, upgrade, turnEnd, ended };

enum class Zone : std::uint8_t { actionA1, actionA2, actionB1, actionB2, discardA, discardB };

inline constexpr int kHealth = 25;
inline constexpr int kRounds = 3;
inline constexpr int kTurns = 5;

inline int get(const State& s, Seat seat, Of figure) {
  return s.seats[index(seat)][static_cast<std::size_t>(figure)].value;
}
inline const Figure& figure(const State& s, Seat seat, Of which) {
  return s.seats[index(seat)][static_cast<std::size_t>(which)];
}
inline int get(const State& s, Table figure) {
  return s.table[static_cast<std::size_t>(figure)].value;
}
inline const Figure& figure(const State& s, Table which) {
  return s.table[static_cast<std::size_t>(which)];
}
/// Precondition: the figure is present and holds a seat.
inline Seat seatOf(const State& s, Table figure) {
  return static_cast<Seat>(get(s, figure));
}
inline std::optional<Seat> maybeSeat(const State& s, Table which) {
  const Figure& f = figure(s, which);
  return f.present ? std::optional(static_cast<Seat>(f.value)) : std::nullopt;
}
inline Phase phase(const State& s) {
  return static_cast<Phase>(s.phase);
}
inline constexpr std::array<Seat, 2> kSeats{Seat::A, Seat::B};

/// The action place `slot` (1 or 2) of a seat.
inline constexpr std::uint8_t actionZone(Seat seat, int slot) {
  return static_cast<std::uint8_t>(2 * static_cast<int>(index(seat)) + slot - 1);
}
inline constexpr std::uint8_t discardZone(Seat seat) {
  return static_cast<std::uint8_t>(static_cast<std::size_t>(Zone::discardA) + index(seat));
}
/// How many actions each player commits in the given turn of a round.
inline constexpr int actionsIn(int turn) {
  return turn <= 2 ? 1 : 2;
}

}  // namespace lk::rules::halfwish
