// A card's effect, compiled: what the referee runs instead of text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/frame.h"

namespace lk::rules {

inline constexpr std::size_t kMostArguments = 5;

/// One operation with its fields. `arguments` are the scalar ones in the order of its table: a name as its
/// place in its list, a number as it is, a card as its place in the book (0 for a name instead of one),
/// moments as bits.
struct Instruction {
  std::uint8_t operation = 0;  // place in the language's operations
  std::int8_t test = -1;       // place in the program's tests
  std::array<std::int16_t, kMostArguments> arguments{};
  Body body;       // what follows from it: "do", "then"; or the options, as places among them
  Body otherwise;  // "else"
};

/// A question about the state of the game, asked when the operation runs.
struct Test {
  std::uint8_t kind = 0;  // place in the language's tests
  std::array<std::int16_t, kMostArguments> arguments{};
};

/// One way to choose. It is open if its test, if any, holds.
struct OptionCase {
  std::string id;
  std::string label;
  std::string labelZh;
  std::int8_t when = -1;
  Body body;
};

/// What a card does at one hook. The flags follow from its operations.
struct Ability {
  std::uint8_t hook = 0;  // place in the language's hooks
  Body body;
  bool asksDice = false;       // names players or tests by their dice
  bool mayDamage = false;      // can deal damage
  std::uint16_t keywords = 0;  // those it may give, a bit each
  bool mayDodge = false;       // where it measures: evades at some dice
};

struct Program {
  std::vector<Instruction> code;
  std::vector<Test> tests;
  std::vector<OptionCase> options;
  std::vector<Ability> abilities;
  std::int8_t needs = -1;  // a test that must hold for the card to be played

  /// The ability at a hook, or nullptr. A card has at most one a hook.
  [[nodiscard]] const Ability* at(std::uint8_t hook) const {
    for (const Ability& ability : abilities)
      if (ability.hook == hook) return &ability;
    return nullptr;
  }
};

}  // namespace lk::rules
