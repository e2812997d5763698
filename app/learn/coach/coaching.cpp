#include "app/learn/coach/coaching.h"

#include <algorithm>

namespace lk::app {

using namespace rules::halfwish;

Coaching coach(const Situation& situation, const rules::CardBook& cards) {
  const HiddenDice game = hiddenDice(situation, cards);
  const Equilibrium careful = equilibrium(game);
  const auto own = std::find_if(game.ownDice.begin(), game.ownDice.end(),
                                [&](const DiceChance& dice) { return dice.dv == situation.dv; });
  const std::vector<double>& mix = careful.own[static_cast<std::size_t>(own - game.ownDice.begin())];
  Coaching out{.choices = {}, .value = careful.value, .exploitability = careful.exploitability};
  for (const Average& average : averages(situation, cards)) {
    const auto row = std::find(game.rows.begin(), game.rows.end(), average.actions);
    out.choices.push_back({average, mix[static_cast<std::size_t>(row - game.rows.begin())]});
  }
  return out;
}

}  // namespace lk::app
