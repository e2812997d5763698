// The words cards may use: operations with their field tables, and a game's names for its players, counters,
// states, keywords, hooks, moments, tests and card types. These tables drive the loader.
#pragma once

#include <algorithm>
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

inline constexpr int kGreatest = 999;  // maximum absolute value of whole numbers

/// The kinds of values a field can hold.
enum class ValueKind : std::uint8_t {
  name,        // one of the field's own names
  player,      // one of the game's players
  counter,     // one of the game's counters that `use` allows
  state,       // one of the game's states
  keyword,     // one of the game's keywords
  card,        // the id of a card of the type `of`, or one of the field's own names
  moments,     // a list of the game's moments
  integer,     // a whole number from -999 to 999
  positive,    // a whole number from 1 to 999
  test,        // one of the game's tests, with its fields
  operations,  // a list of operations; compiled to Instruction::body
  otherwise,   // a list of operations; compiled to Instruction::otherwise
  options,     // a list of at least two options; compiled to Instruction::body
  // Only in games with things on the table:
  things,        // a player's word, the name of a set, or a selector
  selector,      // a selector
  set,           // the name of the set that receives what the operation finds
  thingCounter,  // one of the counters that things or players carry
  stat,          // one of the game's stats
  bar,           // something the game can forbid
  duration,      // one of the game's durations
  place,         // one of the game's places
  costs          // operations of Place::cost; compiled to Instruction::otherwise
};

/// What can be done to a counter, one bit each. Bits from 16 on are for the cards of a single game.
enum class CounterUse : std::uint8_t { change = 1, pay = 2, set = 4, count = 8 };

/// One field of an operation or test. For kind `name`, `names` are the only values; for `card`, they are
/// additional values. A field is required by default.
struct ParameterSpec {
  std::string_view name;
  ValueKind kind;
  std::span<const std::string_view> names = {};
  bool required = true;
  CounterUse use = CounterUse::change;
  std::string_view of = {};  // card type for kind `card`
  std::int16_t most = 999;   // maximum of a number
};

/// Returns whether a field is one of Instruction::arguments. The others are stored apart.
constexpr bool isArgument(const ParameterSpec& spec) {
  return spec.kind != ValueKind::test && spec.kind != ValueKind::operations &&
         spec.kind != ValueKind::otherwise && spec.kind != ValueKind::options &&
         spec.kind != ValueKind::costs;
}

/// The name of a field, as an argument of a template.
template <std::size_t N>
struct FieldName {
  char text[N]{};
  consteval FieldName(const char (&name)[N]) { std::copy_n(name, N, text); }
  [[nodiscard]] constexpr std::string_view view() const { return {text, N - 1}; }
};

/// Returns the place of a field among the arguments. Does not compile if the table has no such argument.
consteval std::size_t placeOfArgument(std::span<const ParameterSpec> table, std::string_view name) {
  std::size_t place = 0;
  for (const ParameterSpec& spec : table) {
    if (spec.name == name && isArgument(spec)) return place;
    if (isArgument(spec)) ++place;
  }
  throw "the table has no such argument";
}

/// Returns an argument of an operation or test with the fields `Table`: arg<kFields, "count">(it).
template <const auto& Table, FieldName Name, class Fields>
constexpr std::int16_t arg(const Fields& it) {
  return it.arguments[placeOfArgument(Table, Name.view())];
}

/// Facts that a player's word can depend on. A hook and the enclosing operations supply them.
enum Given : std::uint8_t { kNothing = 0, kSelf = 1, kChooser = 2 };
/// Returns the bit for one of the other players involved in an effect (Frame::parts).
constexpr std::uint8_t knownPart(std::size_t part) {
  return static_cast<std::uint8_t>(4u << part);
}

/// A word for one or several players ("self", "opponent").
struct PlayerWord {
  std::string_view name;
  std::uint8_t needs = kNothing;  // bits of Given
  bool byDice = false;            // determined by comparing or reading dice
};

/// A counter of players that cards can read or change.
struct CounterWord {
  std::string_view name;
  std::uint8_t uses = 0;  // bits of CounterUse
  bool dice = false;      // reading it reads the dice
};

/// The card types that can have a hook, and the facts known under it.
struct HookWord {
  std::string_view name;
  std::span<const std::string_view> types;  // card types that can have it
  std::uint8_t gives = kNothing;            // bits of Given
  bool measures = false;                    // calculates the value of its card; all other hooks act
};

/// A test about the state of the game, with its fields.
struct TestWord {
  std::string_view name;
  std::span<const ParameterSpec> parameters;
  bool inMeasures = false;  // allowed under a hook that measures
};

/// A selector word that only this game has: {"row": "front"}. A selector asks for one of its values.
struct SelectorWord {
  std::string_view name;
  std::span<const std::string_view> values;
};

/// One kind of cost of an ability, as packs write it: {VERB: WHAT}, plus "count" if several can be required.
struct CostWord {
  std::string_view verb;
  std::string_view what;
  bool counted = false;
};

/// Where an operation may appear: under a hook that measures, under one that acts, or among an ability's
/// costs. Costs are not carried out as operations: the game asks for them and takes them.
enum class Place : std::uint8_t { measure, effect, both, cost };

/// The host an operation requires: an EffectHost, a PlayersHost or a ThingsHost.
enum class Hosting : std::uint8_t { any, players, things };

/// What the compiler has to know about an operation.
struct OperationTraits {
  Place place = Place::effect;
  bool endsItsList = false;       // no operation may follow it
  bool damages = false;           // can deal damage
  std::uint8_t own = 0;           // game-specific flags for abilities that contain it, one bit each
  std::uint8_t gives = kNothing;  // facts known in its body
  Hosting needs = Hosting::any;
};

/// An operation of cards. Each declares its fields, what it does and what it asks first. The steps its host
/// adds explain it.
struct Operation {
  std::string_view name;
  std::span<const ParameterSpec> parameters;
  OperationTraits traits;
  /// Carries it out. The run has already moved past the operation unless this calls `again`.
  void (*apply)(EffectRun& run, const Instruction& it) = nullptr;
  /// Adds the questions that must be answered first. Most operations have none.
  void (*ask)(const EffectRun& run, const Instruction& it, std::vector<Question>& open) = nullptr;
  /// Takes an answer to one of its questions, or refuses it and changes nothing.
  Ruling (*take)(EffectRun& run, const Instruction& it, const Answer& answer) = nullptr;
  /// Returns whether it can be carried out at all. An option whose operation cannot is not available.
  /// nullptr: always.
  bool (*possible)(const EffectHost& host, const Instruction& it, const Frame& frame) = nullptr;
};

/// Encoding of values of kind `things`. A player's word is its index. A set is kSets plus its index. A
/// selector is kSelectors plus its index in the program.
inline constexpr int kSets = 100;
inline constexpr int kSelectors = 200;
inline constexpr int kMaxSets = 8;             // per ability
inline constexpr std::uint8_t kWhileHere = 0;  // index of the duration "as long as the source is there"

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
  Hosting host = Hosting::any;         // the host the game provides
  std::string_view countedCards = {};  // cards of this subtype are counted like counters; empty: none
  // Only for games with things on the table. The first duration lasts as long as the source is there.
  std::span<const std::string_view> places = {};
  std::span<const std::string_view> thingCounters = {};
  std::span<const std::string_view> stats = {};
  std::span<const std::string_view> bars = {};
  std::span<const std::string_view> durations = {};
  std::span<const std::string_view> standingTypes = {};  // card types that depend on where a thing lies
  std::span<const SelectorWord> selectorWords = {};      // at most kMaxSelectorWords
  std::span<const ParameterSpec> abilityFields = {};     // scalar fields only, at most kMaxArguments
  // The costs of abilities if packs write them in words. Otherwise costs are operations of Place::cost.
  std::span<const CostWord> costs = {};
};

/// Counter index of a card's own counter (how often it can still be used): this plus the card's index.
inline constexpr int kCardCounters = 64;

}  // namespace lk::rules
