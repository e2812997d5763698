#include "rules/games/halfwish/coach/hidden_dice.h"

namespace lk::rules::halfwish {

namespace {

double worthOf(const LoneOutcome& outcome, double healthValue) {
  if (outcome.dead) return *outcome.dead == Seat::B ? kKnockout : -kKnockout;
  return outcome.points[0] - outcome.points[1] + healthValue * (outcome.damage[1] - outcome.damage[0]);
}

std::vector<Actions> actionsOf(const std::vector<Commitment>& commitments) {
  std::vector<Actions> actions;
  for (const Commitment& commitment : commitments) actions.push_back(commitment.actions);
  return actions;
}

}  // namespace

HiddenDice hiddenDice(const Situation& situation, const CardBook& cards) {
  HiddenDice game{.ownDice = diceChances(),
                  .opponentDice = diceChances(situation.opponentDv),
                  .rows = actionsOf(ownCommitments(situation)),
                  .columns = actionsOf(opponentCommitments(situation, cards)),
                  .payoffs = {}};
  game.payoffs.reserve(game.ownDice.size() * game.opponentDice.size() * game.rows.size() *
                       game.columns.size());
  for (const DiceChance& own : game.ownDice)
    for (const DiceChance& other : game.opponentDice)
      for (const Actions& row : game.rows)
        for (const Actions& column : game.columns)
          game.payoffs.push_back(
              worthOf(fightOut(situation, row, own.dv, column, other.dv, cards), situation.healthValue));
  return game;
}

}  // namespace lk::rules::halfwish
