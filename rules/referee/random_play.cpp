#include "rules/referee/random_play.h"

#include <stdexcept>

namespace lk::rules {

namespace {

constexpr int kLongestNight = 10000;  // events

void playOne(const Game& game, const CardBook& cards, Chance& chance, PlayTotals& totals) {
  State state = game.fresh();
  const auto count = [&totals](Verdict verdict) {
    ++totals.events;
    totals.refused += verdict == Verdict::accepted ? 0 : 1;
  };
  count(game.setUp(state, game.anySetup(cards, chance), cards, StepSink()).verdict);
  state.begun = true;
  for (int i = 0; !state.result.finished; ++i) {
    if (i == kLongestNight) throw std::logic_error("a random night does not end");
    count(game.playAny(state, cards, chance, nullptr));
  }
  ++totals.games;
  if (state.result.winner)
    ++totals.wins[index(*state.result.winner)];
  else if (state.result.together == Together::lost)
    ++totals.lost;
  else
    ++totals.draws;
}

}  // namespace

Event anyEvent(const Game& game, const State& state, const CardBook& cards, Chance& chance) {
  if (state.questions.empty()) throw std::logic_error("a night that is not over asks nothing");
  State ahead = state;
  Event event;
  game.playAny(ahead, cards, chance, &event);
  return event;
}

PlayTotals playRandomly(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed) {
  PlayTotals totals;
  Chance chance(seed);
  for (std::int64_t i = 0; i < games; ++i) playOne(game, cards, chance, totals);
  return totals;
}

}  // namespace lk::rules
