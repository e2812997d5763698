// An action card compiled from its effect data: what the hot arithmetic of a duel reads instead of text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace lk::rules {

enum class Keyword : std::uint8_t { firstStrike, ignoreBlock, unevadable, precise, trueDamage, innate };

class KeywordSet {
 public:
  constexpr void add(Keyword k) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << static_cast<unsigned>(k)); }
  [[nodiscard]] constexpr bool has(Keyword k) const { return (bits_ >> static_cast<unsigned>(k) & 1u) != 0; }
  friend constexpr bool operator==(KeywordSet, KeywordSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// The Dice Values for which an instruction holds, both ends included.
struct DvRange {
  std::int16_t least = 0;
  std::int16_t most = INT16_MAX;
  [[nodiscard]] constexpr bool holds(int dv) const { return dv >= least && dv <= most; }
  friend constexpr bool operator==(DvRange, DvRange) = default;
};

enum class Base : std::uint8_t { none, dv };

/// One operation of a profile. `plus` belongs to strike and block, `keyword` to keyword.
struct Instruction {
  enum class Kind : std::uint8_t { strike, block, evade, keyword };
  Kind kind = Kind::strike;
  Base base = Base::none;
  std::int16_t plus = 0;
  Keyword keyword = Keyword::firstStrike;
  DvRange when;
};

/// What an action is worth at a Dice Value: no strike means a defensive action.
struct Worth {
  std::optional<int> strike;
  std::optional<int> block;
  bool evades = false;
  bool canEvade = false;  // at some Dice Value, not at this one
  KeywordSet keywords;
};

inline constexpr std::size_t kMaxInstructions = 8;

struct ActionProfile {
  std::array<Instruction, kMaxInstructions> instructions{};
  std::uint8_t count = 0;
  // What the owner gains when the card is turned up.
  std::int16_t exposedOnReveal = 0;
  std::int16_t toughnessOnReveal = 0;

  /// False when the card is full.
  bool add(const Instruction& instruction);
  /// Values stop at 0.
  [[nodiscard]] Worth at(int dv) const;
};

}  // namespace lk::rules
