// One line of an explanation: a change or a sum, and the rule it rests on.
#pragma once

#include <vector>

#include "rules/core/ids.h"

namespace lk::rules {

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
