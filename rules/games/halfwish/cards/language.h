// The language of Halfwish cards. The enums are the indexes of its tables.
#pragma once

#include "rules/core/frame.h"
#include "rules/effects/language.h"
#include "rules/games/halfwish/cards/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

enum class Who : std::uint8_t {
  self,
  opponent,
  both,
  nobody,
  turnPlayer,
  otherPlayer,
  revealer,
  nonRevealer,
  aggressor,
  defender,
  winner,
  loser,
  currentWinner,
  currentLoser,
  lowerDv,
  higherDv,
  oddDv,
  evenDv,
  firstBlood,
  chooser,
  bidWinner
};

/// The other players involved in an effect: who turned up the location, who won the duel or takes the reward,
/// who won the bid.
enum class Part : std::uint8_t { revealer, winner, bidWinner };
constexpr std::size_t index(Part part) {
  return static_cast<std::size_t>(part);
}
inline std::optional<Seat>& partIn(Frame& frame, Part part) {
  return frame.parts[index(part)];
}
inline std::optional<Seat> partIn(const Frame& frame, Part part) {
  return frame.parts[index(part)];
}
constexpr std::uint8_t known(Part part) {
  return knownPart(index(part));
}

/// A value from kCardCounters on counts a card: see countedCard().
enum class Counter : std::int16_t { hp, points, lamps, mana, upgrades, exposed, toughness, dv, dvThisTurn };

enum class Condition : std::uint8_t { poisoned, ignited, stunned, silenced, unhurtable, dvLocked, dvHeld };

/// `byHand` is not on cards: it marks a strike that people resolve by hand.
enum class Keyword : std::uint8_t {
  firstStrike,
  ignoreBlock,
  unevadable,
  precise,
  trueDamage,
  innate,
  byHand
};

enum class Hook : std::uint8_t {
  profile,
  onReveal,  // of an action
  onTurned,  // of a location, under the same name
  onScout,
  onParley,
  onHit,
  onResolve,
  onWin,
  onTie,
  onLose,
  duelReward,
  duelPenalty,
  onPlay,
  onConcede,
  onWish
};

enum class Moment : std::uint8_t { onWin, onTie, onLose, endOfTurn, startOfNextTurn, concession };

enum class Asks : std::uint8_t { among, count, phase, location, hurt, opposing };
enum class Compare : std::uint8_t { atLeast, atMost, exactly };
enum class Opposing : std::uint8_t { aggressive, defensive, empty };

enum class LocationKind : std::uint8_t { adventure, hazard, treasure };
inline constexpr auto kLocationKinds =
    enumerated<LocationKind, std::string_view>({{LocationKind::adventure, "adventure"},
                                                {LocationKind::hazard, "hazard"},
                                                {LocationKind::treasure, "treasure"}});
inline constexpr std::string_view kTreasure = kLocationKinds[LocationKind::treasure];

/// The phases in which powers are played.
enum class PowerPhase : std::uint8_t { preparation, showdown };
inline constexpr auto kPowerPhases = enumerated<PowerPhase, std::string_view>(
    {{PowerPhase::preparation, "preparation"}, {PowerPhase::showdown, "showdown"}});

constexpr std::uint8_t place(Hook hook) {
  return static_cast<std::uint8_t>(hook);
}
constexpr int bit(Moment moment) {
  return 1 << static_cast<int>(moment);
}
/// Returns the card that a counter counts; none for the game's own counters.
constexpr CardId countedCard(Counter counter) {
  const int place = static_cast<int>(counter) - kCardCounters;
  return place < 0 ? CardId() : CardId(static_cast<std::uint16_t>(place));
}

// The fields of tests.
inline constexpr auto kComparisons = enumerated<Compare, std::string_view>(
    {{Compare::atLeast, "at_least"}, {Compare::atMost, "at_most"}, {Compare::exactly, "exactly"}});
inline constexpr auto kOpposing = enumerated<Opposing, std::string_view>(
    {{Opposing::aggressive, "aggressive"}, {Opposing::defensive, "defensive"}, {Opposing::empty, "empty"}});
inline constexpr Parameters kAmongTest{Parameter<Who>{{"who", ValueKind::player}},
                                       Parameter<Who>{{"group", ValueKind::player}}};
inline constexpr Parameters kCountTest{
    Parameter<Who>{{"who", ValueKind::player}},
    Parameter<Counter>{{.name = "what", .kind = ValueKind::counter, .use = CounterUse::count}},
    Parameter("cmp", kComparisons), Parameter<>{{"value", ValueKind::integer}}};
inline constexpr Parameters kPhaseTest{Parameter("is", kPowerPhases)};
inline constexpr Parameters kLocationTest{Parameter("is", kLocationKinds)};
inline constexpr Parameters kHurtTest{Parameter<Who>{{"who", ValueKind::player}}};
inline constexpr Parameters kOpposingTest{Parameter("is", kOpposing)};

/// Returns whether a value compares as a test of the kind `count` asks.
constexpr bool compares(int value, const Test& test) {
  const int with = arg<kCountTest, "value">(test);
  switch (arg<kCountTest, "cmp">(test)) {
    case Compare::atLeast:
      return value >= with;
    case Compare::atMost:
      return value <= with;
    case Compare::exactly:
      return value == with;
  }
  return false;
}

const Language& language();

/// Types of cards.
enum class CardType : std::uint8_t { action, characterClass, power, location, upgrade, wish, choice };
/// Indexes of a power's fields and of names in them.
enum class PowerField : std::uint8_t { subtype, cost, playable };
enum class PowerKind : std::uint8_t { basic, trickster, defensive, offensive };
constexpr std::size_t place(PowerField field) {
  return static_cast<std::size_t>(field);
}

/// Returns whether an instruction is this operation, as in `does(instruction, payOperation)`.
bool does(const Instruction& instruction, Operation (*operation)());

/// Returns what the operation at this index of the language adds to an action's value; nullptr for most.
ProfilePart profilePart(std::uint8_t operation);

}  // namespace lk::rules::halfwish
