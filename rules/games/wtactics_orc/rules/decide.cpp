#include "rules/games/wtactics_orc/rules/decide.h"

#include <algorithm>

#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/scoring.h"
#include "rules/run/targets.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr PromptId kDecisions[] = {"may", "choose_things", "split", "struck", "saviour"};

Ruling wrongAnswer(std::string_view asked) {
  return refuseBy("wrong_answer", rule::triggered, Json::object({{"case", asked}}));
}

Ruling takeChoice(Host& host, const Move& move) {
  if (!move.chooses || move.slots.overfull()) return wrongAnswer("choose_things");
  const Board board(host.state());
  Answer answer{.kind = Answer::Kind::things, .seat = move.seat};
  for (const SlotId slot : move.slots.all()) answer.things[answer.count++] = Target::of(board.at(slot).thing);
  EffectRun run(host, language());
  return run.take(answer).verdict == Verdict::accepted ? Ruling() : wrongAnswer("choose_things");
}

/// Takes yes or no. Naming a creature means yes and chooses it; naming nobody means no.
Ruling takeMay(Host& host, const Move& move) {
  const bool names = move.chooses && move.slots.count > 0;
  const bool yes = move.answer == Reply::yes || (move.answer == Reply::nothing && names);
  const bool no = move.answer == Reply::no || (move.answer == Reply::nothing && move.chooses && !names);
  if (!yes && !no) return wrongAnswer("may");
  const State before = names ? host.state() : State();
  EffectRun run(host, language());
  Ruling ruling = run.take(
      {.kind = Answer::Kind::option, .seat = move.seat, .number = static_cast<std::int16_t>(yes ? 1 : 0)});
  if (!yes || !names) return ruling;
  ruling = run.proceed()                      ? takeChoice(host, move)
           : namesSettled(host.state(), move) ? Ruling()
                                              : wrongAnswer("choose_things");
  if (ruling.verdict != Verdict::accepted) host.changes().restore(before);
  return ruling;
}

/// Both players have to agree.
Ruling offerDraw(Host& host, Seat seat) {
  const State& s = host.state();
  host.changes().set(seat, Of::offersDraw, 1, {.rule = rule::standstill, .what = "offers_draw", .amount = 1});
  if (get(s, other(seat), Of::offersDraw) != 0) finish(host, std::nullopt, "agreement", rule::standstill);
  return {};
}

}  // namespace

bool namesSettled(const State& s, const Move& move) {
  const Board board(s);
  return std::any_of(s.settled.begin(), s.settled.end(), [&](const Settled& forced) {
    const Answer& only = forced.answer;
    if (only.kind == Answer::Kind::number) return move.splits && only.seat == move.seat;
    if (!move.chooses) return false;
    if (only.seat != move.seat || only.count != move.slots.count) return false;
    const auto slots = move.slots.all();
    return std::all_of(slots.begin(), slots.end(), [&](SlotId slot) {
      const Target what = Target::of(board.at(slot).thing);
      return std::find(only.things.begin(), only.things.begin() + only.count, what) !=
             only.things.begin() + only.count;
    });
  });
}

bool isDecision(PromptId question) {
  return std::find(std::begin(kDecisions), std::end(kDecisions), question) != std::end(kDecisions);
}

std::vector<SlotId> choosable(const Host& host, const Board& board) {
  std::vector<SlotId> all;
  for (const Target what : choosable(host))
    if (const SlotId slot = board.slotOf(what.thing()); slot.known()) all.push_back(slot);
  return all;
}

Ruling judgeDecide(Host& host, const Move& move) {
  const State& s = host.state();
  const Question* open =
      s.questions.empty() || !isDecision(s.questions.front().id) ? nullptr : &s.questions.front();
  if (!open) {
    if (move.answer == Reply::draw && phase(s) != Phase::startup) return offerDraw(host, move.seat);
    return refuseNow("nothing_to_decide", s);
  }
  if (open->seat != move.seat) return refuseNow("not_your_decision", s);
  if (open->id == "split") return takeSplit(host, move);
  if (open->id == "struck") return takeStruck(host, move);
  if (open->id == "saviour") return takeSaviour(host, move);
  if (open->id == "choose_things") return takeChoice(host, move);
  return takeMay(host, move);
}

}  // namespace lk::rules::wtactics_orc
