// The words cards may use: operations with their tables of fields, and the names a game gives its players,
// counters, states, keywords, hooks, moments, tests and types of cards. The loader is driven by these tables.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"
#include "rules/effects/card_fields.h"
#include "rules/effects/program.h"

namespace lk::rules {

class EffectHost;
class EffectRun;
struct Answer;
struct Frame;
struct Question;
struct Ruling;

inline constexpr int kGreatest = 999;  // of whole numbers

/// What a field may hold.
enum class ValueKind : std::uint8_t {
  name,        // one of the field's own names
  player,      // one of the game's players
  counter,     // one of the game's counters that `use` allows
  state,       // one of the game's states
  keyword,     // one of the game's keywords
  card,        // the id of a card of the type `of`, or one of the field's own names
  moments,     // a list of the game's moments
  integer,     // any whole number up to 999
  positive,    // a whole number from 1 to 999
  test,        // one of the game's tests with its fields
  operations,  // a list of operations: the body
  otherwise,   // a list of operations: the other body
  options,     // a list of at least two options: the body
  // In games with things on the table:
  things,        // a player's word, the name of a set, or a selector
  selector,      // a selector
  set,           // a name for what the operation finds
  thingCounter,  // one of the counters that things carry, or that players do
  stat,          // one of the game's stats
  bar,           // one of the things a game can forbid
  duration,      // one of the game's durations
  place,         // one of the game's places
  costs          // a list of what is paid, operations of Place::cost: the other body
};

/// What may be done to a counter, a bit each; bits from 16 on are for what only one game's cards do.
enum class CounterUse : std::uint8_t { change = 1, pay = 2, set = 4, count = 8 };

/// `names` are the only values allowed where the kind is `name`, and others where it is `card`. A field is
/// required unless said otherwise.
struct ParameterSpec {
  std::string_view name;
  ValueKind kind;
  std::span<const std::string_view> names = {};
  bool required = true;
  CounterUse use = CounterUse::change;
  std::string_view of = {};  // type of a card
  std::int16_t most = 999;   // of a number
};

/// Facts a player's name may lean on; a hook and the operations around give them.
enum Given : std::uint8_t { kNothing = 0, kSelf = 1, kChooser = 2 };
/// The same for one of the parts that the game tells an effect of (Frame::parts).
constexpr std::uint8_t knownPart(std::size_t part) {
  return static_cast<std::uint8_t>(4u << part);
}

struct PlayerWord {
  std::string_view name;
  std::uint8_t needs = kNothing;  // bits of Given
  bool byDice = false;            // found by comparing or reading dice
};

struct CounterWord {
  std::string_view name;
  std::uint8_t uses = 0;  // bits of CounterUse
  bool dice = false;      // reading it reads the dice
};

/// Where a hook may stand and what is known there.
struct HookWord {
  std::string_view name;
  std::span<const std::string_view> types;  // of cards
  std::uint8_t gives = kNothing;            // bits of Given
  bool measures = false;                    // says what its card is worth; all other hooks do something
};

struct TestWord {
  std::string_view name;
  std::span<const ParameterSpec> parameters;
  bool inMeasures = false;  // whether a hook that measures may ask it
};

/// A word of selectors that only this game has: {"row": "front"}. A selector asks for one of its values.
struct SelectorWord {
  std::string_view name;
  std::span<const std::string_view> values;
};

/// One thing that using an ability may cost, as packs write it: {VERB: WHAT}, and "count" where several may
/// be asked for.
struct CostWord {
  std::string_view verb;
  std::string_view what;
  bool counted = false;
};

/// Where an operation may stand: under a hook that measures, under one that does something, among the costs
/// of an ability. What is paid is never carried out by itself: its game asks for it and takes it.
enum class Place : std::uint8_t { measure, effect, both, cost };

/// What a game must be able to do for an operation: its host is an EffectHost, a PlayersHost or a
/// ThingsHost.
enum class Hosting : std::uint8_t { any, players, things };

struct OperationTraits {
  Place place = Place::effect;
  bool endsItsList = false;       // nothing may follow it
  bool damages = false;           // can deal damage
  std::uint8_t own = 0;           // what else its game wants to know of abilities that have it, a bit each
  std::uint8_t gives = kNothing;  // to its body
  Hosting needs = Hosting::any;
};

/// A verb of cards. Each declares its fields, what it does, and what it asks first; it explains itself by the
/// steps its host writes.
struct Operation {
  std::string_view name;
  std::span<const ParameterSpec> parameters;
  OperationTraits traits;
  /// Does it. The run has already moved past the operation unless it says `again`.
  void (*apply)(EffectRun& run, const Instruction& it) = nullptr;
  /// Adds the questions that must be answered before it can be done; none for most.
  void (*ask)(const EffectRun& run, const Instruction& it, std::vector<Question>& open) = nullptr;
  /// Takes an answer to one of its questions, or says why not and changes nothing.
  Ruling (*take)(EffectRun& run, const Instruction& it, const Answer& answer) = nullptr;
  /// Whether it can be done at all: an option with an operation that cannot is not open. Most always can.
  bool (*possible)(const EffectHost& host, const Instruction& it, const Frame& frame) = nullptr;
};

/// How a value of the kind `things` is kept: a player's word by its place, a set and a selector of the
/// program by theirs plus these.
inline constexpr int kSets = 100;
inline constexpr int kSelectors = 200;
inline constexpr int kMostSets = 8;            // of one ability
inline constexpr std::uint8_t kWhileHere = 0;  // the duration

/// All storage is static.
struct Language {
  std::span<const PlayerWord> players;
  std::span<const CounterWord> counters;
  std::span<const std::string_view> states;
  std::span<const std::string_view> keywords;
  std::span<const HookWord> hooks;
  std::span<const std::string_view> moments;
  std::span<const TestWord> tests;
  std::span<const Operation> operations;
  std::span<const CardTypeSpec> cardTypes;
  Hosting host = Hosting::any;         // what the game's host can do
  std::string_view countedCards = {};  // cards of this subtype are counted like counters; none where empty
  // Of games with things on the table. Durations: the first is as long as the source is there.
  std::span<const std::string_view> places = {};
  std::span<const std::string_view> thingCounters = {};
  std::span<const std::string_view> stats = {};
  std::span<const std::string_view> bars = {};
  std::span<const std::string_view> durations = {};
  std::span<const std::string_view> standingTypes = {};  // types a thing has by where it lies
  std::span<const SelectorWord> selectorWords = {};      // at most kMostSelectorWords
  std::span<const ParameterSpec> abilityFields = {};     // scalar ones, at most kMostArguments
  // What abilities may cost, where that is said in words; else costs are operations of Place::cost.
  std::span<const CostWord> costs = {};
};

/// A counter of a card itself: how often it can still be used. Its place is this plus the card's.
inline constexpr int kCardCounters = 64;

}  // namespace lk::rules
