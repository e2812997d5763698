#include "app/learn/coach/open_coaching.h"

#include <algorithm>

#include "rules/games/halfwish/figures.h"

namespace lk::app {

namespace {

using namespace rules::halfwish;

/// Adds the next lower dice value. If its choice is the same, it extends the last band.
void descend(std::vector<DiceBand>& bands, const DiceBand& next) {
  if (bands.empty() || bands.back().actions != next.actions) return bands.push_back(next);
  DiceBand& band = bands.back();
  const double before = band.to - band.from + 1;
  band.net = (band.net * before + next.net) / (before + 1);
  band.share = (band.share * before + next.share) / (before + 1);
  band.from = next.from;
}

/// Returns whether two commitments have the same cards in any order.
bool sameCards(const Actions& a, const Actions& b) {
  return a == b || (a[0] == b[1] && a[1] == b[0]);
}

/// Returns the best choice over the dice of a band, excluding the band's own cards.
Actions bestWithout(const DiceBand& band, const std::vector<std::vector<Average>>& byDice) {
  Actions best{};
  double most = 0;
  for (const Average& candidate : byDice[static_cast<std::size_t>(band.from)]) {
    if (sameCards(candidate.actions, band.actions)) continue;
    double sum = 0;
    for (int dv = band.from; dv <= band.to; ++dv)
      for (const Average& each : byDice[static_cast<std::size_t>(dv)])
        if (each.actions == candidate.actions) sum += each.net(kOpenHealthValue);
    if (best[0].known() && sum <= most) continue;
    most = sum;
    best = candidate.actions;
  }
  return best;
}

std::vector<DiceBand> averageBands(Situation situation, const std::vector<DiceChance>& dice,
                                   const rules::CardBook& cards) {
  std::vector<DiceBand> bands;
  std::vector<std::vector<Average>> byDice(static_cast<std::size_t>(dice.back().dv) + 1);
  for (auto own = dice.rbegin(); own != dice.rend(); ++own) {
    situation.dv = own->dv;
    const std::vector<Average>& all = byDice[static_cast<std::size_t>(own->dv)] = averages(situation, cards);
    descend(bands, {.from = own->dv,
                    .to = own->dv,
                    .actions = all.front().actions,
                    .net = all.front().points - all.front().opponentPoints});
  }
  for (DiceBand& band : bands) band.otherwise = bestWithout(band, byDice);
  return bands;
}

std::vector<DiceBand> carefulBands(const HiddenDice& game, const Equilibrium& careful) {
  std::vector<DiceBand> bands;
  for (std::size_t own = game.ownDice.size(); own-- > 0;) {
    const std::vector<double>& mix = careful.own[own];
    const auto most = std::max_element(mix.begin(), mix.end());
    const int dv = game.ownDice[own].dv;
    descend(bands, {.from = dv,
                    .to = dv,
                    .actions = game.rows[static_cast<std::size_t>(most - mix.begin())],
                    .share = *most});
  }
  return bands;
}

RoleAdvice adviceOf(const OpenDuel& duel, rules::Seat learner, rules::Seat aggressor,
                    const rules::CardBook& cards) {
  RoleAdvice advice{.seat = learner, .aggressor = learner == aggressor, .average = {}, .careful = {}};
  Situation situation = situationOf(duel, learner, aggressor, 7);
  situation.healthValue = kOpenHealthValue;
  advice.average = averageBands(situation, diceChances(duel.duelists[rules::index(learner)].dv), cards);
  if (duel.duelists[rules::index(learner)].dv) return advice;  // the dice are open: nothing to hide
  if (ownCommitments(situation).size() * opponentCommitments(situation, cards).size() > kMaxPairs)
    return advice;
  const HiddenDice game = hiddenDice(situation, cards);
  const Equilibrium careful = equilibrium(game);
  advice.careful = carefulBands(game, careful);
  advice.value = careful.value;
  advice.exploitability = careful.exploitability;
  return advice;
}

}  // namespace

std::vector<RoleAdvice> coachOpenly(const OpenDuel& duel, rules::Seat learner, const rules::CardBook& cards) {
  std::vector<RoleAdvice> all;
  for (const rules::Seat aggressor : {learner, rules::halfwish::other(learner)})
    if (!duel.aggressor || duel.aggressor == aggressor)
      all.push_back(adviceOf(duel, learner, aggressor, cards));
  return all;
}

}  // namespace lk::app
