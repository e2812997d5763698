// The value of an action in a clash.
#pragma once

#include <cstdint>
#include <optional>

namespace lk::rules::halfwish {

/// A set of keywords, by their index in the game's language. At most 16.
class KeywordSet {
 public:
  constexpr void add(int keyword) { bits_ = static_cast<std::uint16_t>(bits_ | 1u << keyword); }
  constexpr void add(KeywordSet all) { bits_ = static_cast<std::uint16_t>(bits_ | all.bits_); }
  template <class K>
  [[nodiscard]] constexpr bool has(K keyword) const {
    return (bits_ >> static_cast<unsigned>(keyword) & 1u) != 0;
  }
  [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
  static constexpr KeywordSet of(int bits) {
    KeywordSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }
  friend constexpr bool operator==(KeywordSet, KeywordSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

/// Which actions of a player get something, and which of their values it raises.
enum class Which : std::uint8_t { thisOne, others, all };
enum class Boosted : std::uint8_t { strike, block };

/// The value of an action. Without a strike it is a defensive action. Values are never below 0.
struct Worth {
  std::optional<int> strike;
  std::optional<int> block;
  bool evades = false;
  bool canEvade = false;  // evades at other dice values, not at this one
  KeywordSet keywords;
  int barred = 0;  // additions that a precise strike did not get
};

/// What an action gets from other cards and powers.
struct Gift {
  int strikeUp = 0;  // positive and negative sums apart: a precise strike takes no additions
  int strikeDown = 0;
  int block = 0;
  KeywordSet keywords;

  void boostStrike(int by) { (by > 0 ? strikeUp : strikeDown) += by; }
  void add(const Gift& more);
};

}  // namespace lk::rules::halfwish
