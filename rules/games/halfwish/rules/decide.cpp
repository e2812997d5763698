#include "rules/games/halfwish/rules/decide.h"

#include <algorithm>

#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/rulings.h"

namespace lk::rules::halfwish {

namespace {

/// Returns the prompt that this kind of answer belongs to.
PromptId promptFor(const Answer& answer) {
  if (isNumber(answer, Number::place)) return "slot";
  if (isNumber(answer, Number::bid)) return "bid";
  if (isNumber(answer, Number::reading)) return promptOf(static_cast<Asked>(answer.number / 2));
  switch (answer.kind) {
    case Answer::Kind::option:
      return "option";
    case Answer::Kind::card:
      return "card";
    case Answer::Kind::cards:
      return "cards";
    case Answer::Kind::dice:
      return "reroll";
    case Answer::Kind::number:
    case Answer::Kind::done:
    case Answer::Kind::none:
    case Answer::Kind::things:
      break;
  }
  return "by_hand";
}

Ruling answerCard(Changes& changes, const Answer& answer, const CardBook& cards) {
  if (auto refused = unlessOwed(changes.state(), answer.seat, promptFor(answer), Answering::together))
    return *refused;
  Host host(changes, cards);
  return EffectRun(host, language()).take(answer);
}

}  // namespace

bool owesReroll(const State& s, Seat seat) {
  return owes(s, seat, "reroll");
}

Ruling judgeReroll(Changes& changes, const Move& move, const CardBook& cards) {
  return answerCard(changes, move.answer, cards);
}

Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Answer& answer = move.answer;
  const bool ofTable = isNumber(answer, Number::reading) || answer.kind == Answer::Kind::done;
  if (!ofTable) return answerCard(changes, answer, cards);
  if (!owes(s, promptFor(answer))) return notNow(s);
  if (isNumber(answer, Number::reading)) {
    settle(changes, static_cast<Asked>(answer.number / 2), answer.number % 2 != 0);
  } else {
    changes.note(Table::byHand, 0);
    changes.tell({.rule = rule::byHand, .what = "by_hand_done"});
  }
  return {};
}

}  // namespace lk::rules::halfwish
