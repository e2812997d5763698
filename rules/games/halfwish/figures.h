// How Halfwish stores its numbers, phases and zones in the common state.
#pragma once

#include "rules/core/state.h"

namespace lk::rules::halfwish {

/// Returns the other of the two players. Precondition: A or B.
constexpr Seat other(Seat seat) {
  return seat == Seat::A ? Seat::B : Seat::A;
}

/// Figures per seat. vocabulary.cpp has their names and ranges in this order. No view shows `kept` and later
/// ones.
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
  unhurtable,
  extraUpgrades,
  kept,     // this turn's dice were kept from the turn before
  ready,    // has dice for the turn
  decided,  // has said whether to keep the dice
  dieLow,   // 0: the individual dice are not known
  dieHigh,
  dice,     // sum of the dice, or the value that the DV was set to
  gain,     // one-time changes of the DV
  passive,  // changes of the DV for the whole turn
  lampsScored,
  wishes,    // wishes made or begun
  picks,     // upgrades still to be taken in this phase
  duelHits,  // damage instances since the duel began
  duelNet,   // points gained minus points lost since the duel began
  landed,    // own actions that dealt damage in this duel, one bit per place
  strikeUp,  // what powers add to all own actions this turn
  strikeDown,
  blockUp,
  keywords,
  powers,      // powers with a cost played this turn
  bid,         // the bid, while a bid is running
  secretCard,  // upgrade picked in secret and not shown; kUnseen: known only to its owner; 0: none
  secretOver,  // the basic action it lies over
  laterCard,   // the same for one picked a round later, while the first is still not shown
  laterOver,
  pickedCovered,  // the last upgrade was picked in secret
  extraDrawn,     // cards drawn by effects this round
  count
};

/// Figures of the table.
enum class Table : std::uint8_t {
  round,
  turn,
  turnSeat,
  aggressor,
  parleyStreak,
  firstBlood,
  gameStarter,
  roundStarter,
  offer,      // the offer the other player has to answer: an Offer
  offerer,    // who made the offer
  scouted,    // an accepted scout left the turn open (option scout-ends-turn b)
  firstHurt,  // seat of the first damage instance of this duel
  picker,     // whose turn it is to take an upgrade
  firstPicker,
  duel,  // a Stage of the duel
  duelStarter,
  duelWinner,    // absent for a tie
  rowBefore,     // successive parleys before the duel, in case it is called off
  word,          // whose turn it is to play a power
  passes,        // number of successive passes
  turning,       // why the location is turned up: a Turning
  rewards,       // rewards of the location given in this duel
  byHand,        // people are carrying out a card
  asked,         // open questions of the rules that people have answered, one bit each
  otherwise,     // those answered differently from the recommendation, one bit each
  cycle,         // cycle of the upgrade phase, from 1
  upgradesLeft,  // left in their deck, discards not counted
  count
};

/// What dvHeld means: the dice stay for the next turn, or this turn is played with dice that stayed.
enum class Hold : std::uint8_t { none, forNextTurn, thisTurn };
enum class Offer : std::uint8_t { none, scout, parley };
/// The stage of a duel. What happens while it is open counts toward it.
enum class Stage : std::uint8_t { none, open, decided, conceded };
enum class Turning : std::uint8_t { scout, parley, showdown, concession };

enum class Phase : std::uint8_t {
  roll,
  choose,
  answer,
  location,
  preparation,
  reveal,
  dice,  // from here to penalty the phases wait for nobody, except for powers in the showdown
  calculation,
  showdown,
  combat,
  score,
  result,
  conceded,
  moments,
  reward,
  penalty,
  scouted,
  keep,
  lastEffects,
  wishes,
  turnEnd,
  upgradeOrder,
  upgrade,
  ended
};

enum class Zone : std::uint8_t {
  actionA1,
  actionA2,
  actionB1,
  actionB2,
  discardA,
  discardB,
  map1,
  map2,
  map3,
  map4,
  map5,
  powerA,
  powerB,
  basicA,
  basicB,
  deckA,  // hand and deck: cards not seen this round
  deckB,
  handA,  // cards known to be in the hand
  handB,
  mapSeen,  // locations of earlier rounds
  poolA,    // the upgrades one was picked from unseen
  poolB,
  laterPoolA,
  laterPoolB,
  upgradeDiscards,  // laid out and not taken; includes a secret one until it is revealed
  count
};

inline constexpr int kHealth = 25;
inline constexpr int kRounds = 3;
inline constexpr int kTurns = 5;
inline constexpr int kDeck = 10;
inline constexpr int kUnseen = -1;

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
inline Hold holdOf(const State& s, Seat seat) {
  return static_cast<Hold>(get(s, seat, Of::dvHeld));
}
inline Phase phase(const State& s) {
  return static_cast<Phase>(s.phase);
}
inline Stage duelStage(const State& s) {
  return static_cast<Stage>(get(s, Table::duel));
}
inline constexpr std::array<Seat, 2> kSeats{Seat::A, Seat::B};
/// Returns both seats, the turn player first: the order in which things are reported and done.
inline std::array<Seat, 2> inTurn(const State& s) {
  const Seat first = seatOf(s, Table::turnSeat);
  return {first, other(first)};
}

/// Returns the zone of the action at `slot` (1 or 2) of a seat.
inline constexpr std::uint8_t actionZone(Seat seat, int slot) {
  return static_cast<std::uint8_t>(2 * static_cast<int>(index(seat)) + slot - 1);
}
inline constexpr std::uint8_t ofSeat(Zone zoneOfA, Seat seat) {
  return static_cast<std::uint8_t>(static_cast<std::size_t>(zoneOfA) + index(seat));
}
inline constexpr std::uint8_t discardZone(Seat seat) {
  return ofSeat(Zone::discardA, seat);
}
/// Returns the zone of the map for a turn, 1 to 5.
inline constexpr std::uint8_t mapZone(int turn) {
  return static_cast<std::uint8_t>(static_cast<int>(Zone::map1) + turn - 1);
}
/// Returns the zones of the map.
inline constexpr ZoneSet mapZones() {
  return {mapZone(1), mapZone(2), mapZone(3), mapZone(4), mapZone(5)};
}
inline constexpr ZoneSet actionZones(Seat seat) {
  return {actionZone(seat, 1), actionZone(seat, 2)};
}
/// Returns the zones of a player's cards that were not seen this round, or that were.
inline constexpr ZoneSet unseenZones(Seat seat) {
  return {ofSeat(Zone::deckA, seat), ofSeat(Zone::handA, seat)};
}
inline constexpr ZoneSet seenZones(Seat seat) {
  return {discardZone(seat), actionZones(seat)};
}
/// Returns the zones of a player's ten cards.
inline constexpr ZoneSet ownZones(Seat seat) {
  return {seenZones(seat), unseenZones(seat)};
}
/// Returns how many actions each player commits in a turn of a round.
inline constexpr int actionsIn(int turn) {
  return turn <= 2 ? 1 : 2;
}

}  // namespace lk::rules::halfwish
