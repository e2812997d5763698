// One line of an explanation: a change or a sum, and the rule it rests on.
#pragma once

#include <vector>

#include "rules/core/ids.h"

namespace lk::rules {

/// A thing or player that a step names, as it was then. Equal things have different numbers.
struct Mention {
  CardId card;  // none: a player, or a card hidden from those who may read the step
  std::optional<Seat> owner;
  std::uint8_t copy = 0;             // number among its owner's equal things, from 1; 0: it has none
  std::optional<std::uint8_t> zone;  // none: in no zone
  friend bool operator==(const Mention&, const Mention&) = default;

  [[nodiscard]] bool known() const { return card.known() || owner || zone; }
};

/// Typed and without prose: app/ turns it into words. `what` is a name from the game's closed list ("damage",
/// "strike_value"). It fixes the meaning of the numbers `amount` and `from`.
struct Step {
  RuleId rule;
  std::string_view what;
  std::optional<Seat> seat;
  int amount = 0;
  std::optional<int> from;  // the old number, or the number that the amount was calculated from
  CardId card;              // the card concerned, if any
  std::optional<int> slot;  // clash or position from 1, if any
  Mention thing;            // what it happened to, if that is a thing; its card is `card`
  Mention other;            // who else it concerns: what hits it, what it blocks, what causes it
  std::optional<int> most;  // what the amount is counted against, if anything: its Durability, its health
  std::optional<std::uint8_t> ability;  // index among the abilities of `card`
  std::optional<std::uint8_t> until;    // how long it lasts: index among the language's durations
  Knowers knownTo = Knowers::everyone();
  friend bool operator==(const Step&, const Step&) = default;
};

/// Where judging writes its steps. Random play passes no list.
class StepSink {
 public:
  StepSink() = default;
  explicit StepSink(std::vector<Step>* into) : into_(into) {}
  [[nodiscard]] bool wanted() const { return into_ != nullptr; }
  void add(const Step& step) const {
    if (into_) into_->push_back(step);
  }

 private:
  std::vector<Step>* into_ = nullptr;
};

}  // namespace lk::rules
