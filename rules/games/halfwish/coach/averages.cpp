#include "rules/games/halfwish/coach/averages.h"

#include <algorithm>

namespace lk::rules::halfwish {

namespace {

constexpr std::size_t kOwn = 0, kOpponent = 1;

void add(Average& sum, const LoneOutcome& outcome, double chance) {
  sum.points += chance * outcome.points[kOwn];
  sum.opponentPoints += chance * outcome.points[kOpponent];
  sum.damage += chance * outcome.damage[kOwn];
  sum.opponentDamage += chance * outcome.damage[kOpponent];
  sum.win += outcome.winner == Seat::A ? chance : 0;
  sum.tie += !outcome.winner ? chance : 0;
  sum.knockedOut += outcome.dead == Seat::A ? chance : 0;
  sum.opponentKnockedOut += outcome.dead == Seat::B ? chance : 0;
}

}  // namespace

LoneOutcome fightOut(const Situation& situation, const Actions& own, int dv, const Actions& opponents,
                     int opponentDv, const CardBook& cards) {
  const auto duelist = [](const OpenFigures& open, const Actions& actions, int value) {
    return Duelist{
        .dv = value, .hp = open.hp, .exposed = open.exposed, .toughness = open.toughness, .actions = actions};
  };
  return fightAlone(
      {.actions = situation.actions(),
       .aggressor = situation.aggressor ? Seat::A : Seat::B,
       .duelists = {duelist(situation.own, own, dv), duelist(situation.opponent, opponents, opponentDv)}},
      cards);
}

std::vector<Average> averages(const Situation& situation, const CardBook& cards) {
  const std::vector<Commitment> theirs = opponentCommitments(situation, cards);
  const std::vector<DiceChance> dice = diceChances(situation.opponentDv);
  std::vector<Average> all;
  for (const Commitment& own : ownCommitments(situation)) {
    Average& sum = all.emplace_back();
    sum.actions = own.actions;
    for (const Commitment& other : theirs)
      for (const DiceChance& dv : dice)
        add(sum, fightOut(situation, own.actions, situation.dv, other.actions, dv.dv, cards),
            other.chance * dv.chance);
  }
  std::stable_sort(all.begin(), all.end(), [&](const Average& a, const Average& b) {
    return a.net(situation.healthValue) > b.net(situation.healthValue);
  });
  return all;
}

}  // namespace lk::rules::halfwish
