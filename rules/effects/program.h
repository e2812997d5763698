// A card's compiled effect: what the referee runs instead of text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/frame.h"
#include "rules/effects/parameters.h"
#include "rules/text/wording.h"

namespace lk::rules {

inline constexpr std::size_t kMaxSelectorWords = 4;  // per game
inline constexpr std::int16_t kUnsaid = -1;          // an ability's own field that was left out
constexpr std::array<std::int16_t, kMaxArguments> unsaid() {
  std::array<std::int16_t, kMaxArguments> all{};
  all.fill(kUnsaid);
  return all;
}
inline constexpr std::size_t kMaxInstructions = 200;  // per card

/// One operation with its fields.
struct Instruction {
  std::uint8_t operation = 0;  // index in the language's operations
  std::int8_t test = -1;       // index in the program's tests; -1: none
  Arguments arguments;
  Body body;       // "do" or "then" in the code; or a range of the program's options
  Body otherwise;  // "else" in the code
};

/// A question about the state of the game, evaluated when the operation runs.
struct Test {
  std::uint8_t kind = 0;  // index in the language's tests
  Arguments arguments;
};

/// Describes which things, players or links fit. Places and types are bit sets in the order of the language.
/// Types by card come before types by place.
struct Selector {
  enum class Side : std::uint8_t { any, own, enemy };  // relative to the effect's owner
  std::uint16_t places = 0;
  std::uint16_t types = 0;  // 0: any
  Side side = Side::any;
  bool notSelf = false;
  bool players = false;  // includes players
  CardId card;           // none: any
  // The values of the game's own words: 0 if a word is absent, otherwise the value's index plus 1.
  std::array<std::uint8_t, kMaxSelectorWords> words{};
};

/// One part of the cost of using an ability.
struct Cost {
  std::uint8_t what = 0;  // index in the language's costs
  std::uint8_t count = 1;
};

/// A target, chosen when the ability is announced.
struct TargetSpec {
  std::uint8_t set = 0;
  std::uint8_t selector = 0;  // index in the program's selectors
};

/// One way to choose. It is available if its test, if any, holds.
struct OptionCase {
  std::string id;
  Wording label;
  std::int8_t when = -1;
  Body body;
};

/// What a card does at one hook. The flags are derived from its operations.
struct Ability {
  std::uint8_t hook = 0;  // index in the language's hooks
  Body body;
  bool asksDice = false;       // refers to players or tests that depend on dice
  bool mayDamage = false;      // can deal damage
  std::uint16_t keywords = 0;  // keywords it can give, one bit each
  std::uint8_t own = 0;        // combined OperationTraits::own of its operations
  Body targets;                // range in the program's targets
  Body costs;                  // range in the program's costs, if written in words
  Body cost;                   // range in the program's code, if written as operations
  // The game's own fields of abilities, in their order; kUnsaid if left out.
  std::array<std::int16_t, kMaxArguments> fields = unsaid();
};

/// Everything a card does. Abilities, tests and options refer to ranges and indexes of these lists.
struct Program {
  std::vector<Instruction> code;
  std::vector<Test> tests;
  std::vector<OptionCase> options;
  std::vector<Ability> abilities;
  std::vector<Wording> names;  // of the abilities, in their order; "" for most
  std::vector<Selector> selectors;
  std::vector<TargetSpec> targets;
  std::vector<Cost> costs;
  std::int8_t needs = -1;  // index of the test for playing the card; -1: none
  std::uint8_t own = 0;    // combined Ability::own of its abilities

  /// Returns the first ability at a hook; nullptr if there is none. In games without things a card has at
  /// most one per hook.
  [[nodiscard]] const Ability* at(std::uint8_t hook) const {
    for (const Ability& ability : abilities)
      if (ability.hook == hook) return &ability;
    return nullptr;
  }
};

}  // namespace lk::rules
