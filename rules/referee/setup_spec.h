// What has to be settled before a night of a game begins, so that a set-up can be asked for without knowing
// the game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace lk::rules {

/// A card that each player chooses before the night: a class, a hero.
struct SeatChoice {
  std::string_view key;       // field of the `setup` event: a map of seats to cards
  std::string_view cardType;  // of the cards to choose among
  int leastPlayers = 1;       // with fewer nobody chooses
  bool different = false;     // no two players the same card
};

/// An option's value in nights that are played in a way of their own.
struct MannerOption {
  std::string_view key;
  std::string_view value;
};

/// All storage is static.
struct SetupSpec {
  int leastPlayers = 2;
  int mostPlayers = 2;
  std::string_view players = {};  // field that lists the seats taking part; none where all always do
  std::string_view starter = {};  // field that names who begins; none where the rules say so
  std::span<const SeatChoice> choices = {};
  std::span<const MannerOption> scoring = {};  // what is left out when people only want the sums
  std::span<const MannerOption> byHand = {};   // and when no camera looks: what it alone could read
  std::span<const MannerOption> first = {};    // and when people play it for the first time
};

enum class OptionKind : std::uint8_t {
  word,     // one of its values
  number,   // an integer from `least` to `most`, or one of its values: see recommendedNumber()
  card,     // one of its values, or a card of its types; the first of them is recommended
  several,  // a list of its values and of cards of its types; the empty list is recommended
  implied   // follows from the rest of the set-up: nobody is asked
};

/// A table option: its key and what it may be set to, the recommended value first.
struct OptionSpec {
  std::string_view key;
  std::span<const std::string_view> values = {};
  OptionKind kind = OptionKind::word;
  std::span<const std::string_view> cardTypes = {};
  int least = 0;
  int most = 0;
  std::string_view rule = {};  // the number of the rule it decides, where that rule does not name the key
  std::optional<int> recommended = std::nullopt;  // of a number; else the greatest
};

/// Returns the number that is recommended; 0 where one of the option's values is.
constexpr int recommendedNumber(const OptionSpec& option) {
  return option.values.empty() ? option.recommended.value_or(option.most) : 0;
}

}  // namespace lk::rules
