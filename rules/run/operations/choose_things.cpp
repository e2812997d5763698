// choose: a player picks a number of things that fit, or takes all if there are no more. Asked while it
// resolves.
#include <algorithm>

#include "rules/run/effect_run.h"
#include "rules/run/operations/things.h"
#include "rules/run/targets.h"

namespace lk::rules {

namespace {

const ThingsHost& hostOf(const EffectRun& run) {
  return static_cast<const ThingsHost&>(run.host());
}
std::vector<Target> open(const EffectRun& run, const Instruction& it) {
  return choosable(hostOf(run), it, run.frame());
}

void ask(const EffectRun& run, const Instruction& it, Questions& questions) {
  const Players who = run.players<kChooseThingsFields>(it);
  if (who.empty() || run.frame().answered != 0) return;
  if (open(run, it).size() > static_cast<std::size_t>(arg<kChooseThingsFields, "count">(it)))
    questions.push_back({"choose_things", *who.begin(), arg<kChooseThingsFields, "count">(it)});
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  const std::vector<Target> all = open(run, it);
  const auto picked = std::span(answer.things).first(answer.count);
  if (picked.size() != static_cast<std::size_t>(arg<kChooseThingsFields, "count">(it)))
    return refuse("wrong_count", Json::object({{"n", int{arg<kChooseThingsFields, "count">(it)}}}));
  for (std::size_t i = 0; i < picked.size(); ++i) {
    const auto before = picked.first(i);
    const bool twice = std::find(before.begin(), before.end(), picked[i]) != before.end();
    if (twice || std::find(all.begin(), all.end(), picked[i]) == all.end()) return refuse("illegal_target");
  }
  Changes& changes = static_cast<ThingsHost&>(run.host()).changes();
  for (const Target what : picked) addTo(changes, run.frame().link, arg<kChooseThingsFields, "as">(it), what);
  run.frame().answer(answer.seat);
  return {};
}

/// Takes everything if nobody was asked: there were no more to pick from than needed.
void apply(EffectRun& run, const Instruction& it) {
  if (run.frame().answered != 0) return;
  const std::vector<Target> all = open(run, it);
  if (all.empty()) run.host().nothing(run.frame());
  for (const Target what : all)
    addTo(static_cast<ThingsHost&>(run.host()).changes(), run.frame().link,
          arg<kChooseThingsFields, "as">(it), what);
}

}  // namespace

Operation chooseThings() {
  return {.name = "choose",
          .parameters = kChooseThingsFields,
          .traits = {.needs = Hosting::things},
          .apply = apply,
          .ask = ask,
          .take = take};
}

}  // namespace lk::rules
