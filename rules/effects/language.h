// The words cards may use: operations with their field tables, and a game's names for its players, counters,
// states, keywords, hooks, moments, tests and card types. These tables drive the loader.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"
#include "rules/core/question.h"
#include "rules/effects/card_fields.h"
#include "rules/effects/parameters.h"
#include "rules/effects/program.h"

namespace lk::rules {

class EffectHost;
class EffectRun;
struct Answer;
struct Frame;
struct Ruling;

inline constexpr int kGreatest = 999;  // maximum absolute value of whole numbers

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
  void (*ask)(const EffectRun& run, const Instruction& it, Questions& open) = nullptr;
  /// Takes an answer to one of its questions, or refuses it and changes nothing.
  Ruling (*take)(EffectRun& run, const Instruction& it, const Answer& answer) = nullptr;
  /// Returns whether it can be carried out at all. An option whose operation cannot is not available.
  /// nullptr: always.
  bool (*possible)(const EffectHost& host, const Instruction& it, const Frame& frame) = nullptr;
};

/// Returns whom an operation applies to, as its first field of kind `player` says; nullopt if it has none.
inline std::optional<int> playersWord(const Operation& operation, const Instruction& it) {
  const auto place = ArgumentPlace::find(
      operation.parameters, [](const ParameterSpec& spec) { return spec.kind == ValueKind::player; });
  return place ? std::optional<int>(it.arguments[*place]) : std::nullopt;
}

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
