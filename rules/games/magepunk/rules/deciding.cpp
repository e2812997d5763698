// Answers to questions.
#include <algorithm>

#include "rules/games/magepunk/rules/cost.h"
#include "rules/games/magepunk/rules/flow.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/games/magepunk/rules/turn.h"
#include "rules/run/effect_run.h"

namespace lk::rules::magepunk {

namespace {

bool isYesOrNo(const Move& move) {
  return (move.answer == Saying::yes || move.answer == Saying::no) && !move.listed && move.cardCount == 0;
}

Ruling wrongAnswer() {
  return refuse("wrong_answer");
}

/// Passes an answer to the operation that asked. An answer that does not fit is refused as wrong.
Ruling hand(Host& host, const Answer& answer) {
  EffectRun run(host, language());
  return run.take(answer).verdict == Verdict::accepted ? Ruling() : wrongAnswer();
}

Ruling decideMay(Host& host, const Move& move) {
  if (!isYesOrNo(move)) return wrongAnswer();
  const Frame& frame = host.running().back();
  const CardId card = frame.card;
  const Program& program = host.cards().program(card);
  const Cost cost = costOf(program, program.code[frame.left.begin].otherwise);
  const bool yes = move.answer == Saying::yes;
  const Bill bill = yes ? billFor(host.state(), move.seat, move.pay, cost) : Bill();
  if (!bill.reason.empty()) return refuseBy(bill.reason, rule::cost);
  Ruling ruling = hand(
      host,
      {.kind = Answer::Kind::option, .seat = move.seat, .number = yes ? std::int16_t{1} : std::int16_t{0}});
  if (ruling.verdict != Verdict::accepted) return ruling;
  if (yes)
    pay(host, move, card, cost, bill);
  else
    host.changes().tell({.rule = rule::text, .what = "pays_nothing", .seat = move.seat, .card = card});
  return ruling;
}

Ruling decideThings(Host& host, const Move& move) {
  Answer answer{.kind = Answer::Kind::things, .seat = move.seat};
  if (move.count == 0 || move.count > answer.things.size()) return wrongAnswer();
  for (const Target what : move.named()) answer.things[answer.count++] = what;
  return hand(host, answer);
}

Ruling decideCards(Host& host, const Move& move) {
  Answer answer{.kind = Answer::Kind::cards, .seat = move.seat};
  if (move.cardCount == 0 || move.cardCount > answer.cards.size()) return wrongAnswer();
  for (const CardId card : move.shown()) answer.cards[answer.count++] = card;
  return hand(host, answer);
}

Ruling decideDiscard(Host& host, const Move& move) {
  if (static_cast<int>(move.cardCount) != cardsTooMany(host.state())) return wrongAnswer();
  host.changes().note(move.seat, Of::hand, get(host.state(), move.seat, Of::hand) - move.cardCount);
  for (const CardId card : move.shown()) host.toDiscard(move.seat, card, rule::handLimit, "discarded");
  return {};
}

Ruling decideOrder(Host& host, const Move& move) {
  Changes& changes = host.changes();
  if (move.answer == Saying::oldestFirst) {
    changes.note(Table::oldestFirst, 1);
  } else {
    if (!takeOrder(changes, move.seat, move.shown())) return wrongAnswer();
    changes.note(Table::ordered, get(host.state(), Table::ordered) | 1 << index(move.seat));
  }
  changes.tell({.rule = rule::triggerOrder, .what = "orders_triggers", .seat = move.seat});
  return {};
}

Ruling decideMulligan(Host& host, const Move& move) {
  if (!isYesOrNo(move)) return wrongAnswer();
  const bool yes = move.answer == Saying::yes;
  host.changes().note(move.seat, Of::redraws, 0);
  host.changes().tell({.rule = rule::mulligan, .what = yes ? "redraws" : "keeps_hand", .seat = move.seat});
  return {};
}

}  // namespace

Ruling judgeDecide(Host& host, const Move& move) {
  const State& s = host.state();
  if (!asksFirst(s)) return refuse("nothing_to_decide");
  const auto asked = std::find_if(s.questions.begin(), s.questions.end(),
                                  [&](const Question& open) { return open.seat == move.seat; });
  if (asked == s.questions.end()) return refuse("not_your_decision");
  if (asked->id == "may") return decideMay(host, move);
  if (asked->id == "choose_things") return decideThings(host, move);
  if (asked->id == "choose_cards") return decideCards(host, move);
  if (asked->id == "discard") return decideDiscard(host, move);
  return asked->id == "mulligan" ? decideMulligan(host, move) : decideOrder(host, move);
}

}  // namespace lk::rules::magepunk
