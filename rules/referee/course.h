// What a game says of itself so that a night of it can be told afterwards: which of its steps begin a turn,
// make the story or hurt, which numbers are worth following, and what a win rests on.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "rules/core/ids.h"

namespace lk::rules {

/// How a step that hurts says by how much: its amount, or what is lost from `from` down to its amount.
enum class Harm : std::uint8_t { amount, lostFrom };

/// Names of the game's own steps and figures (Vocabulary), all storage static. What a game leaves out, its
/// nights are told without.
struct Course {
  bool together = false;                      // all win or lose together
  std::string_view turn;                      // the step that begins a stretch of the night
  std::span<const std::string_view> story;    // steps worth telling afterwards
  std::span<const std::string_view> figures;  // of the seats, worth drawing over the stretches, first first
  // A fight: the step it begins with and those it ends with (their seat, if any, has won it), and what hurts
  // in it: the seat of such a step is whom.
  std::string_view fight;
  std::span<const std::string_view> fightEnds;
  std::string_view hurts;
  Harm harm = Harm::amount;
  std::string_view plays;                    // a seat plays the card of this step: its favourite is told
  std::span<const std::string_view> ending;  // steps that end the night, the most telling first
};

/// A number as it stands, of a seat or of the whole table.
struct Track {
  std::string_view figure;
  std::optional<Seat> seat;
  int value = 0;
};

/// One question a win rests on, in the order they are asked: `by` as in Result, each seat's number, and
/// whether it decided. Asking ends there.
struct Decider {
  std::string_view by;
  RuleId rule;
  std::array<int, kMaxSeats> values{};
  bool decides = false;
  friend bool operator==(const Decider&, const Decider&) = default;
};

}  // namespace lk::rules
