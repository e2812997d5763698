// choose: the common operation for things, extended to cards of a hand, which nobody knows before they are
// shown.
#include <algorithm>

#include "rules/games/magepunk/cards/operations.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/run/effect_run.h"
#include "rules/run/operations/things.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

const Selector& selectorOf(const EffectRun& run, const Instruction& it) {
  return run.program().selectors[static_cast<std::size_t>(arg<kChooseThingsFields, "from">(it))];
}
bool isFromHand(const EffectRun& run, const Instruction& it) {
  return (selectorOf(run, it).places >> static_cast<int>(Place::hand) & 1u) != 0;
}
/// Returns how many cards must be shown, at most those in the hand.
int wanted(const EffectRun& run, const Instruction& it, Seat who) {
  return std::min<int>(arg<kChooseThingsFields, "count">(it), get(run.host().state(), who, Of::hand));
}

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  if (!isFromHand(run, it)) return chooseThings().ask(run, it, open);
  const Players who = run.players<kChooseThingsFields>(it);
  if (who.empty() || run.frame().answered != 0) return;
  if (const int count = wanted(run, it, *who.begin()); count > 0)
    open.push_back({"choose_cards", *who.begin(), static_cast<std::int16_t>(count)});
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  if (!isFromHand(run, it)) return chooseThings().take(run, it, answer);
  Host& host = static_cast<Host&>(run.host());
  const auto shown = std::span(answer.cards).first(answer.count);
  if (static_cast<int>(shown.size()) != wanted(run, it, answer.seat)) return refuse("wrong_answer");
  const std::uint16_t types = selectorOf(run, it).types;
  for (const CardId card : shown)
    if (types != 0 && (types >> host.cards().typePlace(card) & 1u) == 0) return refuse("wrong_answer");
  for (const CardId card : shown)
    addTo(host.changes(), run.frame().link, arg<kChooseThingsFields, "as">(it),
          Target::of(host.showFromHand(answer.seat, card)));
  run.frame().answer(answer.seat);
  return {};
}

void apply(EffectRun& run, const Instruction& it) {
  if (!isFromHand(run, it)) return chooseThings().apply(run, it);
  if (run.frame().answered == 0) run.host().nothing(run.frame());
}

}  // namespace

Operation chooseAny() {
  Operation operation = chooseThings();
  operation.ask = ask;
  operation.take = take;
  operation.apply = apply;
  return operation;
}

}  // namespace lk::rules::magepunk
