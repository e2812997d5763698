// What must be settled before a night begins. It lets callers ask for a set-up without knowing the game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"

namespace lk {
class Json;
}

namespace lk::rules {

class CardBook;
class Changes;

/// What a chosen card stands for: one card for each place, in the order of the places.
struct ChoiceParts {
  std::vector<CardId> (*of)(const CardBook&, CardId chosen);
  std::vector<CardId> (*instead)(const CardBook&, CardId part);  // all cards of its place, itself among them
};

/// A card that each player chooses before the night: a class, a hero, a team.
struct SeatChoice {
  std::string_view key;       // field of the `setup` event: a map from seats to cards
  std::string_view cardType;  // type of the cards to choose from
  int leastPlayers = 1;       // with fewer players nobody chooses
  bool different = false;     // no two players may choose the same card
  const ChoiceParts* parts =
      nullptr;                    // a list of parts can be chosen instead of the card; nullptr: it cannot
  std::string_view partsBy = {};  // key of the option that says how parts are chosen
};

/// The decks that players bring along. Their lists are nobody's business but the owners': only the numbers of
/// cards are part of the set-up.
struct DeckSpec {
  std::string_view key;                 // field of the `setup` event: a map from seats to numbers of cards
  int (*usual)(const Json& options);    // number of cards of a deck that is not counted
  bool (*shared)(const Json& options);  // whether all players draw from one deck
  int greatest = 0;                     // greatest number of cards
  std::string_view check = {};          // event that checks a list, with `mode` and `cards`
};

/// The value of an option for nights played in a manner of their own.
struct MannerOption {
  std::string_view key;
  std::string_view value;
};

/// All storage is static.
struct SetupSpec {
  int leastPlayers = 2;
  int mostPlayers = 2;
  std::string_view players = {};  // field that lists the seats taking part; empty if all always do
  std::string_view starter = {};  // field that names who begins; empty if the rules decide
  std::span<const SeatChoice> choices = {};
  const DeckSpec* decks = nullptr;             // nullptr: players bring no decks
  std::span<const MannerOption> scoring = {};  // features turned off when people only want the sums
  std::span<const MannerOption> byHand = {};   // the same without a camera: what only it could read
  std::span<const MannerOption> first = {};    // the same for people who play for the first time
};

/// What the value of a table option is.
enum class OptionKind : std::uint8_t {
  word,     // one of its values
  number,   // an integer from `least` to `most`, or one of its values: see recommendedNumber()
  card,     // one of its values, or a card of its types; the first value is recommended
  several,  // a list of its values and of cards of its types; the empty list is recommended
  implied   // follows from the rest of the set-up; not asked
};

/// A table option: its key and its possible values, the recommended one first.
struct OptionSpec {
  std::string_view key;
  std::span<const std::string_view> values = {};
  OptionKind kind = OptionKind::word;
  std::span<const std::string_view> cardTypes = {};
  int least = 0;
  int most = 0;
  std::string_view rule = {};  // number of the rule it decides, if that rule does not name the key
  std::optional<int> recommended = std::nullopt;  // recommended number; nullopt: the greatest
  std::optional<std::uint8_t> figure =
      std::nullopt;  // of the table: keeps the number instead of State::options
  int greatest = 0;  // the greatest number that a set-up may name; 0: `most`, the greatest that is offered
  bool readBySetUp = false;  // the game's set-up checks and keeps it; always so for cards and what is implied
};

/// Returns the recommended number; 0 if one of the option's values is recommended.
constexpr int recommendedNumber(const OptionSpec& option) {
  return option.values.empty() ? option.recommended.value_or(option.most) : 0;
}

/// Keeps the options of a set-up, and the recommended numbers of those that are not named: of a word its
/// index among the option's values, of a number itself (0 for a word). Returns what is wrong with them; empty
/// if they are valid.
std::string takeOptions(std::span<const OptionSpec> specs, const Json& options, Changes& changes);

}  // namespace lk::rules
