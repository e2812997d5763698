// bid: both players offer points in secret; the higher offer is paid and its operations run.
#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {{"do", ValueKind::operations}};
constexpr std::array<Seat, 2> kBidders{Seat::A, Seat::B};

void ask(const EffectRun& run, const Instruction&, Questions& open) {
  for (const Seat seat : kBidders)
    if (!run.frame().hasAnswered(seat)) open.push_back({"bid", seat});
}

void apply(EffectRun& run, const Instruction& it) {
  const std::optional<Seat> winner = playersHost(run).closeBids(run.frame());
  if (winner) run.enter(it.body, index(Part::bidWinner), *winner);
}

Ruling take(EffectRun& run, const Instruction&, const Answer& answer) {
  const int most = playersHost(run).mostToBid(answer.seat);
  if (!isNumber(answer, Number::bid) || answer.number < 0)
    return refuse("malformed", Json::object({{"problem", "a bid is a number of points"}}));
  if (answer.number > most)
    return refuse("not_enough_points", Json::object({{"have", most}, {"price", int{answer.number}}}));
  playersHost(run).bid(answer.seat, answer.number);
  run.frame().answer(answer.seat);
  return {};
}

}  // namespace

Operation bidOperation() {
  return {.name = "bid",
          .parameters = kFields,
          .traits = {.gives = known(Part::bidWinner), .needs = Hosting::players},
          .apply = apply,
          .ask = ask,
          .take = take};
}

}  // namespace lk::rules::halfwish
