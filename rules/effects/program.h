// A card's effect, compiled: what the referee runs instead of text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/frame.h"
#include "rules/text/wording.h"

namespace lk::rules {

inline constexpr std::size_t kMostArguments = 6;
inline constexpr std::size_t kMostSelectorWords = 4;
inline constexpr std::int16_t kUnsaid = -1;  // an ability's own field that was left out
constexpr std::array<std::int16_t, kMostArguments> unsaid() {
  std::array<std::int16_t, kMostArguments> all{};
  all.fill(kUnsaid);
  return all;
}
inline constexpr std::size_t kMostInstructions = 200;  // of one card

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

/// Which things, players or links are meant; places and types are bits, in the order of the language: types
/// of cards before those by where a thing lies.
struct Selector {
  enum class Side : std::uint8_t { any, own, enemy };  // seen from the effect's owner
  std::uint16_t places = 0;
  std::uint16_t types = 0;  // 0: any
  Side side = Side::any;
  bool notSelf = false;
  bool players = false;  // players count, too
  CardId card;           // none: any
  // What the game's own words ask for: 0 where a word is not said, else the place of its value plus 1.
  std::array<std::uint8_t, kMostSelectorWords> words{};
};

/// One part of what using an ability costs.
struct Cost {
  std::uint8_t what = 0;  // place among the language's costs
  std::uint8_t count = 1;
};

/// A target: chosen when the ability is announced.
struct TargetSpec {
  std::uint8_t set = 0;
  std::uint8_t selector = 0;  // place among the program's
};

/// One way to choose. It is open if its test, if any, holds.
struct OptionCase {
  std::string id;
  Wording label;
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
  std::uint8_t own = 0;        // of its operations: OperationTraits::own
  Body targets;                // among the program's
  Body costs;                  // the same, said in words
  Body cost;                   // said by operations: in the program's code
  // The game's own fields of abilities, in their order; kUnsaid where one was left out.
  std::array<std::int16_t, kMostArguments> fields = unsaid();
};

struct Program {
  std::vector<Instruction> code;
  std::vector<Test> tests;
  std::vector<OptionCase> options;
  std::vector<Ability> abilities;
  std::vector<Wording> names;  // of the abilities, in their order; "" for most
  std::vector<Selector> selectors;
  std::vector<TargetSpec> targets;
  std::vector<Cost> costs;
  std::int8_t needs = -1;  // a test that must hold for the card to be played

  /// The first ability at a hook, or nullptr. A card has at most one a hook where there are no things.
  [[nodiscard]] const Ability* at(std::uint8_t hook) const {
    for (const Ability& ability : abilities)
      if (ability.hook == hook) return &ability;
    return nullptr;
  }
};

}  // namespace lk::rules
