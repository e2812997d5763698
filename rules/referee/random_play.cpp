#include "rules/referee/random_play.h"

#include <stdexcept>

namespace lk::rules {

namespace {

constexpr int kMaxNight = 10000;  // maximum number of events

const Sampler& samplerOf(const Game& game) {
  if (!game.sampler()) throw std::logic_error("this game is not played by chance: " + std::string(game.id()));
  return *game.sampler();
}

void playOne(const Game& game, const CardBook& cards, Chance& chance, PlayTotals& totals,
             PlayObserver* observer) {
  const Sampler& sampler = samplerOf(game);
  State state = game.fresh();
  const auto count = [&totals](Verdict verdict) {
    ++totals.events;
    totals.refused += verdict == Verdict::accepted ? 0 : 1;
  };
  const Event setup = sampler.anySetup(cards, chance);
  count(game.setUp(state, setup, cards, StepSink()).verdict);
  state.begun = true;
  if (observer) observer->begun(setup);
  if (observer) observer->stands(state, {});
  Event event;
  for (int i = 0; !state.result.finished; ++i) {
    if (i == kMaxNight) throw std::logic_error("a random night does not end");
    count(sampler.playAny(state, cards, chance, observer ? &event : nullptr));
    if (observer) observer->judged(event);
    if (observer) observer->stands(state, {});
  }
  if (observer) observer->ended(state.result);
  ++totals.games;
  if (state.result.winner)
    ++totals.wins[index(*state.result.winner)];
  else if (state.result.together == Together::lost)
    ++totals.lost;
  else
    ++totals.draws;
}

}  // namespace

Event anySetup(const Game& game, const CardBook& cards, Chance& chance) {
  return samplerOf(game).anySetup(cards, chance);
}

Verdict playAny(const Game& game, State& state, const CardBook& cards, Chance& chance, Event* written) {
  return samplerOf(game).playAny(state, cards, chance, written);
}

Event anyEvent(const Game& game, const State& state, const CardBook& cards, Chance& chance) {
  if (state.questions.empty()) throw std::logic_error("a night that is not over asks nothing");
  State ahead = state;
  Event event;
  playAny(game, ahead, cards, chance, &event);
  return event;
}

PlayTotals playRandomly(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed,
                        PlayObserver* observer) {
  PlayTotals totals;
  Chance chance(seed);
  for (std::int64_t i = 0; i < games; ++i) playOne(game, cards, chance, totals, observer);
  return totals;
}

}  // namespace lk::rules
