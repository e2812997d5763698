#include "rules/games/magepunk/rules/timing.h"

#include "rules/games/magepunk/options.h"

namespace lk::rules::magepunk {

namespace {

bool hasWindow(const State& s) {
  const AttackStep step = attackStep(s);
  if (step == AttackStep::damage) return true;
  return is(s, Option::attackWindows, AttackWindows::three) &&
         (step == AttackStep::blocks || step == AttackStep::afterDamage);
}

}  // namespace

std::string_view whyNotNow(const State& s, Seat seat, bool fast) {
  if (isChainOpen(s)) {
    if (static_cast<Seat>(get(s, Table::speaker)) != seat) return "not_your_turn_to_speak";
    return fast ? "" : "not_fast";
  }
  if (!fast && seat != active(s)) return "not_your_turn";
  switch (phase(s)) {
    case Phase::draw:
      return fast ? "no_window" : "wrong_phase";
    case Phase::main1:
    case Phase::main2:
      return "";
    case Phase::attack:
      if (!fast) return "wrong_phase";
      return hasWindow(s) ? "" : "no_window";
    case Phase::end:
      if (!fast) return "wrong_phase";
      return seat == endSpeaker(s) ? "" : "not_your_turn_to_speak";
  }
  return "";
}

void openOrExtend(Changes& changes, Seat seat) {
  changes.note(Table::speaker, static_cast<int>(other(seat)));
  changes.note(Table::declined, 0);
  if (phase(changes.state()) == Phase::end) changes.note(Table::chained, 1);
}

void resolveNow(Changes& changes) {
  changes.clear(Table::speaker);
  changes.note(Table::declined, 0);
  changes.note(Table::resolving, 1);
}

}  // namespace lk::rules::magepunk
