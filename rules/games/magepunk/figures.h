// How this game stores its numbers in the common state: figures, phases, zones, what things carry, and how to
// read them.
#pragma once

#include <span>

#include "rules/core/changes.h"

namespace lk::rules::magepunk {

enum class Energy : std::uint8_t { biom, kinesis, aether, entropy, radiance };
inline constexpr std::size_t kEnergies = 5;
inline constexpr std::array<std::string_view, kEnergies> kEnergyNames{"biom", "kinesis", "aether", "entropy",
                                                                      "radiance"};
/// A number for each Energy.
using PerEnergy = std::array<std::int16_t, kEnergies>;

/// Figures per seat. vocabulary.cpp has their names and ranges in this order. No view shows `waits` and later
/// ones.
enum class Of : std::uint8_t {
  life,
  hand,          // number of cards
  deck,          // number of cards; a common deck has the same number for both
  charge,        // remaining charges of each Energy, five figures
  spent = 8,     // resources whose charge is spent, five figures
  waits = 13,    // resources that make their first charge at the next refresh, five figures
  lost = 18,     // number of cards that had to be drawn and could not
  redraws = 19,  // may still take a new starting hand
  count = 20
};

/// Figures of the table. No view shows `speaker` and later ones.
enum class Table : std::uint8_t {
  turn,
  active,       // whose turn it is
  speaker,      // who may add to the open chain; absent if none is open
  step,         // step of the Attack Phase
  due,          // what happens next automatically
  resolving,    // the chain, or a slow Spell or ability, is resolving
  declined,     // successive refusals to add to the chain, or to open one in the End Phase
  chained,      // the End Phase has had its chain
  laid,         // resources laid this turn
  lastTurn,     // number of the turn after which the higher life wins; 0: no such turn
  ordered,      // who has ordered their waiting abilities, one bit each
  oldestFirst,  // nobody is asked for that order any more
  moved,        // something was played since the night began, so the table is no longer the starting position
  count
};

enum class Phase : std::uint8_t { draw, main1, attack, main2, end };

/// The steps of the Attack Phase. Fast cards can be played from `blocks` on, except at `order`.
enum class AttackStep : std::uint8_t { attackers, blocks, order, damage, afterDamage };

enum class Due : std::uint8_t { nothing, firstTurn, turnStarts, draw, main, handLimit, endTurn };

enum class Zone : std::uint8_t {
  battlefield,
  discardA,
  discardB,
  handA,  // cards of the hand that were shown to be discarded
  handB,
  chain,     // waiting or resolving Spells; the slot's counter is the number of the link
  resource,  // first of A's lanes, in the order of the Energies; B's follow
  count = 16
};

/// Counters of things. Views show those before `at`.
enum class Counter : std::uint8_t {
  damage,
  order,     // of a blocker: position among its attacker's blockers, from 1
  at,        // of an attacker: the number of the Node it attacks; 0: the player
  used,      // once-per-turn abilities used this turn, one bit each
  assigned,  // of a blocker: damage assigned by the attacker's player, plus 1; 0: none assigned
  declared,  // of an attacker: its position among the attackers, from 1
  paidFor    // of a resource: the card that its charge of this turn paid for; 0: none
};
inline constexpr int kNodeGone = 256;  // a value of Counter::at

inline constexpr std::size_t kAttacking = 0;  // marks
inline constexpr std::size_t kBlocked = 1;

inline constexpr int kLife = 15;
inline constexpr int kHand = 5;
inline constexpr int kDeck = 36;
inline constexpr int kWallet = 18;
inline constexpr int kMaxCards = 110;  // per deck: things have room for two decks
inline constexpr int kMaxCopies = 2;

constexpr Of at(Of first, Energy energy) {
  return static_cast<Of>(static_cast<int>(first) + static_cast<int>(energy));
}
constexpr std::size_t place(Counter counter) {
  return static_cast<std::size_t>(counter);
}
constexpr std::uint8_t zone(Zone which) {
  return static_cast<std::uint8_t>(which);
}
constexpr std::uint8_t zoneOf(Zone ofA, Seat seat) {
  return static_cast<std::uint8_t>(static_cast<std::size_t>(ofA) + index(seat));
}
constexpr std::uint8_t lane(Seat seat, Energy energy) {
  return static_cast<std::uint8_t>(static_cast<std::size_t>(Zone::resource) + kEnergies * index(seat) +
                                   static_cast<std::size_t>(energy));
}
constexpr ZoneSet lanesOf(Seat seat) {
  ZoneSet lanes;
  for (std::size_t i = 0; i < kEnergies; ++i) lanes = {lanes, lane(seat, static_cast<Energy>(i))};
  return lanes;
}
constexpr bool isLane(const Slot& slot) {
  return slot.zone >= zone(Zone::resource);
}
/// Precondition: the slot is in a lane.
constexpr Energy energyOf(const Slot& slot) {
  return static_cast<Energy>((slot.zone - zone(Zone::resource)) % kEnergies);
}
constexpr Seat other(Seat seat) {
  return seat == Seat::A ? Seat::B : Seat::A;
}

inline int get(const State& s, Seat seat, Of which) {
  return s.seats[index(seat)][static_cast<std::size_t>(which)].value;
}
inline int get(const State& s, Seat seat, Of first, Energy energy) {
  return get(s, seat, at(first, energy));
}
inline int get(const State& s, Table which) {
  return s.table[static_cast<std::size_t>(which)].value;
}
inline Seat active(const State& s) {
  return static_cast<Seat>(get(s, Table::active));
}
inline Phase phase(const State& s) {
  return static_cast<Phase>(s.phase);
}
inline bool isMain(const State& s) {
  return phase(s) == Phase::main1 || phase(s) == Phase::main2;
}
inline AttackStep attackStep(const State& s) {
  return static_cast<AttackStep>(get(s, Table::step));
}
inline Due due(const State& s) {
  return static_cast<Due>(get(s, Table::due));
}
inline bool isResolving(const State& s) {
  return get(s, Table::resolving) != 0;
}
inline const Figure& speaker(const State& s) {
  return s.table[static_cast<std::size_t>(Table::speaker)];
}
inline bool isChainOpen(const State& s) {
  return speaker(s).present;
}
/// Returns who may open a chain in the End Phase, or decline to.
inline Seat endSpeaker(const State& s) {
  return get(s, Table::declined) == 0 ? other(active(s)) : active(s);
}

inline bool isOnBattlefield(const Slot& slot) {
  return slot.zone == zone(Zone::battlefield) && slot.thing.known();
}
inline int counterOf(const State& s, ThingId thing, Counter which) {
  const Thing* found = findThing(s, thing);
  return found ? found->counters[place(which)] : 0;
}
inline bool isMarked(const State& s, ThingId thing, std::size_t mark) {
  const Thing* found = findThing(s, thing);
  return found && found->isMarked(mark);
}
/// Ends the freshness of a thing. It matters only on the battlefield what came this turn.
inline void settleDown(Changes& changes, ThingId thing) {
  Thing its = *findThing(changes.state(), thing);
  its.fresh = false;
  changes.arrange(its);
}
/// Returns the number of cards in a lane.
inline int resources(const State& s, Seat seat, Energy energy) {
  return s.lying.count(lane(seat, energy));
}

}  // namespace lk::rules::magepunk
