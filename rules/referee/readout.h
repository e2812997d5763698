// The numbers beside things and players as they stand, and what they are made of: one definition for
// everything that shows the table.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules {

/// How a part changes the number so far.
enum class PartKind : std::uint8_t { adds, halves, limits };

/// What a rule, or a card by it, does to a number.
struct CountPart {
  int amount = 0;  // the difference it makes, with its sign
  RuleId rule;
  CardId card = {};             // the card that causes it, if any
  std::string_view of = {};     // what it is made of, in the game's words ("d12"); empty: nothing to name
  std::string_view until = {};  // the game's word for how long it lasts; empty: as long as its cause is there
  PartKind kind = PartKind::adds;
  friend bool operator==(const CountPart&, const CountPart&) = default;
};

/// A number beside a thing or player. If it has a base, base and parts add up to it.
struct Count {
  std::string_view name;  // from Vocabulary::numbers
  int now = 0;
  std::optional<int> base = {};  // printed on the card, or where the sum begins
  std::optional<int> most = {};  // what it is counted against ("1 of 4")
  std::vector<CountPart> parts = {};
  Knowers knownTo = Knowers::everyone();  // of a player; a thing's numbers are known with its card
};

/// What holds for a thing besides its numbers: a keyword, or something it cannot do.
struct Condition {
  std::string_view name;  // from Vocabulary::conditions
  RuleId rule;
  CardId card = {};             // as in CountPart
  std::string_view until = {};  // as in CountPart
};

/// All numbers and conditions of one thing or player.
struct Readout {
  std::vector<Count> counts;
  std::vector<Condition> conditions;
  std::vector<ThingId> aims;  // what a thing attacks now
};

/// Those of a whole state. `lying` is in the order of State::lying; it can be shorter.
struct Readouts {
  std::vector<Readout> lying;
  std::array<Readout, kMaxSeats> seats{};
};

/// Sets the number to `now`. What base and parts do not explain becomes a part of `rule`, a limit.
void settleAt(Count& count, int now, RuleId rule);

/// Returns {"impact":{"now","base","most","sum":[...]},...} of what `audience` may know; null if there is
/// nothing.
Json countsJson(const Readout& readout, const CardBook& cards, Audience audience);
/// Returns [{"state","rule","card","until"},...]; null if there are none.
Json conditionsJson(const Readout& readout, const CardBook& cards);

}  // namespace lk::rules
