// How this game stores its numbers in the common state: figures, phases, zones, counters and marks.
#pragma once

#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

/// The kinds of dice, one of each in a party. A piece is identified by its seat and its die.
enum class Die : std::uint8_t { d4, d6, d8, d10, tens, d12, d20 };
inline constexpr int kDice = 7;
inline constexpr std::string_view kDieNames[] = {"d4", "d6", "d8", "d10", "d10/0", "d12", "d20"};
/// The maximum of each die, which is also its worth in Rage.
inline constexpr int kDieMost[] = {4, 6, 8, 10, 10, 12, 20};
constexpr int mostOf(Die die) {
  return kDieMost[static_cast<std::size_t>(die)];
}

inline constexpr int kLanes = 10;
inline constexpr int kItems = 2;         // per player
inline constexpr int kQuietRounds = 10;  // successive rounds without damage before a draw is offered

/// Figures per seat. vocabulary.cpp has their names and ranges in this order. No view shows `earned` and
/// later ones.
enum class Of : std::uint8_t {
  tokens,                   // ability tokens of the Monster
  monsterStart,             // initial HP of the Monster; absent until rolled
  selected,                 // card of the chosen piece; absent until announced
  rage,                     // flags of the Rage dice held, one per Die
  earned = rage + kDice,    // flags of the dice gained when the round ends, one per Die
  bought = earned + kDice,  // Purchase plus 1 if Rage was spent in this round; 0: not spent
  freeToken,                // the Monster has had its free token
  passed,                   // plays no item on what is waiting
  proposes,                 // the Ending this player agrees to
  places,                   // still places pieces freely
  count
};
constexpr Of rageOf(Die die) {
  return static_cast<Of>(static_cast<int>(Of::rage) + static_cast<int>(die));
}
constexpr Of earnedOf(Die die) {
  return static_cast<Of>(static_cast<int>(Of::earned) + static_cast<int>(die));
}

/// Figures of the table.
enum class Table : std::uint8_t {
  round,
  initiative,
  turnSeat,  // whose phase it is; absent during the set-up
  stage,     // a Stage
  moved,     // the chosen piece moved in this phase
  acted,
  idle,        // the player has asked once to end the phase without doing anything
  missed,      // a Missed
  window,      // a Window
  lanes,       // lanes targeted by an announced action, one bit each
  to,          // the lane that it moves something to; 0: none
  moveBonus,   // additional lanes the chosen piece may move in this phase
  rangeBonus,  // additional lanes ahead in its range
  quiet,       // successive rounds without damage
  hurt,        // damage was done in this round
  count
};

enum class Phase : std::uint8_t { setup, selection, action };
/// The four phases of a round.
enum class Stage : std::uint8_t { firstSelects, secondSelects, firstActs, secondActs };
/// Why the chosen piece cannot use its phase: it was eliminated, or it can neither move nor act.
enum class Missed : std::uint8_t { no, gone, stuck };
/// What people are asked about before the night continues.
enum class Window : std::uint8_t { none, hits, dying };
enum class Purchase : std::uint8_t { damage, token, refresh, disable };
enum class Ending : std::uint8_t { none, draw, mostHp };
/// Kinds of damage (Hit::kind).
enum class Kind : std::uint8_t { ordinary, lethal };

/// The lanes come first, so that lane n is zone n - 1. Then come the boxes for arrows above them.
enum class Zone : std::uint8_t {
  lanes,
  arrows = lanes + kLanes,
  tokens = arrows + kLanes,  // beside the pieces they are attached to
  itemsA,
  itemsB,
  outA,
  outB,
  count
};

enum class Counter : std::uint8_t { hp, untilRound, endHp, count };
/// `credited`: its death gives a Rage die. Otherwise `byNobody` or `byMonster` may say why not.
enum class Mark : std::uint8_t { dying, credited, byNobody, byMonster, count };

inline const Figure& figure(const State& s, Seat seat, Of which) {
  return s.seats[index(seat)][static_cast<std::size_t>(which)];
}
inline const Figure& figure(const State& s, Table which) {
  return s.table[static_cast<std::size_t>(which)];
}
inline int get(const State& s, Seat seat, Of which) {
  return figure(s, seat, which).value;
}
inline int get(const State& s, Table which) {
  return figure(s, which).value;
}
inline Seat seatOf(const State& s, Table which) {
  return static_cast<Seat>(get(s, which));
}
template <class Enum>
Enum as(const State& s, Table which) {
  return static_cast<Enum>(get(s, which));
}
inline Phase phase(const State& s) {
  return static_cast<Phase>(s.phase);
}
constexpr Seat other(Seat seat) {
  return seat == Seat::A ? Seat::B : Seat::A;
}
inline constexpr Seat kBoth[] = {Seat::A, Seat::B};

constexpr std::uint8_t zone(Zone which, int after = 0) {
  return static_cast<std::uint8_t>(static_cast<int>(which) + after);
}
constexpr std::uint8_t laneZone(int lane) {
  return zone(Zone::lanes, lane - 1);
}
constexpr std::uint8_t arrowZone(int lane) {
  return zone(Zone::arrows, lane - 1);
}
constexpr std::uint8_t itemZone(Seat seat) {
  return zone(Zone::itemsA, static_cast<int>(seat));
}
constexpr std::uint8_t outZone(Seat seat) {
  return zone(Zone::outA, static_cast<int>(seat));
}
constexpr bool isLane(int lane) {
  return lane >= 1 && lane <= kLanes;
}
constexpr int bitOf(int lane) {
  return 1 << (lane - 1);
}

}  // namespace lk::rules::half_the_battle
