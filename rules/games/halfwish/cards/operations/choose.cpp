// choose: each of the players in turn picks one of the available options, which is carried out at once.
#include <algorithm>

#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"

namespace lk::rules::halfwish {

namespace {

/// Returns the next player who has to choose, in order; nullopt if none is left.
std::optional<Seat> chooser(const EffectRun& run, const Instruction& it) {
  for (const Seat seat : run.players<kChooseFields>(it))
    if (!run.frame().hasAnswered(seat)) return seat;
  return std::nullopt;
}

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  const std::optional<Seat> seat = chooser(run, it);
  if (seat && openOptions(run.host(), run.language(), it, run.frame(), *seat).size() > 1)
    open.push_back({"option", seat});
}

void pick(EffectRun& run, Seat seat, int place) {
  const OptionCase& option = run.program().options[static_cast<std::size_t>(place)];
  playersHost(run).chosen(seat, option, place, run.frame());
  run.frame().answer(seat);
  run.enter(option.body, seat);
}

/// Takes the single available option without asking. Does nothing if everybody has chosen.
void apply(EffectRun& run, const Instruction& it) {
  const std::optional<Seat> seat = chooser(run, it);
  if (!seat) return;
  run.again();
  const std::vector<int> open = openOptions(run.host(), run.language(), it, run.frame(), *seat);
  if (!open.empty()) {
    Answer only{.kind = Answer::Kind::option, .seat = *seat};
    only.number = static_cast<std::int16_t>(open.front());
    run.host().settle({run.frame().card, only});
    return pick(run, *seat, open.front());
  }
  run.frame().answer(*seat);
  run.host().nothing(run.frame());
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  const std::vector<int> open = openOptions(run.host(), run.language(), it, run.frame(), answer.seat);
  if (answer.kind != Answer::Kind::option || std::find(open.begin(), open.end(), answer.number) == open.end())
    return refuse("malformed", Json::object({{"problem", "this option is not open"}}));
  pick(run, answer.seat, answer.number);
  return {};
}

}  // namespace

Operation chooseOperation() {
  return {.name = "choose",
          .parameters = kChooseFields,
          .traits = {.gives = kChooser, .needs = Hosting::players},
          .apply = apply,
          .ask = ask,
          .take = take};
}

}  // namespace lk::rules::halfwish
