// may: asks a player whether something happens, if it can. choose: the common operation. If there is no
// choice it records who was chosen, so that people may still say so.
#include "rules/games/wtactics_orc/cards/operations.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/run/operations/things.h"
#include "rules/run/targets.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr ParameterSpec kMayOf[] = {{"who", ValueKind::player}, {"do", ValueKind::operations}};

/// Returns whether its first operation has something to act on.
bool canHappen(const EffectRun& run, const Instruction& it) {
  if (it.body.empty()) return false;
  const Instruction& first = run.program().code[it.body.begin];
  if (run.language().operations[first.operation].name != "choose") return true;
  return !choosable(hostOf(run), first, run.frame()).empty();
}

void askWhether(const EffectRun& run, const Instruction& it, Questions& open) {
  const Players who = run.players<kMayOf>(it);
  if (run.frame().answered == 0 && !who.empty() && canHappen(run, it)) open.push_back({"may", *who.begin()});
}

Ruling takeWhether(EffectRun& run, const Instruction& it, const Answer& answer) {
  if (answer.kind != Answer::Kind::option)
    return refuse("wrong_answer", Json::object({{"rule", rule::mayLeaveIt.text}}));
  const Body body = it.body;
  const Frame why = run.frame();
  run.frame().answer(answer.seat);
  if (answer.number != 0)
    run.enter(body);
  else
    hostOf(run).changes().tell(
        {.rule = rule::mayLeaveIt, .what = "left_alone", .seat = answer.seat, .card = why.card});
  return {};
}

void applyWhether(EffectRun& run, const Instruction&) {
  if (run.frame().answered == 0) run.host().nothing(run.frame());
}

void applyChoice(EffectRun& run, const Instruction& it) {
  const Frame frame = run.frame();
  const std::vector<Target> all =
      frame.answered == 0 ? choosable(hostOf(run), it, frame) : std::vector<Target>();
  if (!all.empty()) {
    Answer only{.kind = Answer::Kind::things, .seat = *run.players<kChooseThingsFields>(it).begin()};
    for (const Target what : all)
      if (only.count < only.things.size()) only.things[only.count++] = what;
    run.host().settle({frame.card, only});
  }
  static const auto kApply = chooseThings().apply;
  kApply(run, it);
}

}  // namespace

Operation mayOperation() {
  return {.name = "may",
          .parameters = kMayOf,
          .traits = {.needs = Hosting::things},
          .apply = applyWhether,
          .ask = askWhether,
          .take = takeWhether};
}

Operation chooseSettled() {
  Operation choose = chooseThings();
  choose.apply = applyChoice;
  return choose;
}

}  // namespace lk::rules::wtactics_orc
