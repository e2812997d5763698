#include "app/learn/coach/blunder_words.h"

#include <cmath>

#include "app/learn/coach/open_advice.h"
#include "app/phrases/decimals.h"
#include "app/phrases/fill.h"

namespace lk::app {

namespace {

QString reasonText(Reason reason) {
  switch (reason) {
    case Reason::scores:
      return Words::tr("{better} was worth {n} points more on average: it scores more.");
    case Reason::concedes:
      return Words::tr("{better} was worth {n} points more on average: {other} scores less against it.");
    case Reason::hurts:
      return Words::tr("{better} was worth {n} points more on average: it deals more damage.");
    case Reason::spares:
      return Words::tr("{better} was worth {n} points more on average: it takes less damage.");
    case Reason::survives:
      return Words::tr("{better} was worth {n} points more on average: it is knocked out less often.");
  }
  return {};
}

}  // namespace

BlunderText textOf(const Blunder& decision, const GameKit& kit, const Names& names) {
  constexpr double kSure = 0.995;
  const auto filled = [&](const QString& sentence) {
    return fill(sentence, {{"round", QString::number(decision.round)},
                           {"turn", QString::number(decision.turn)},
                           {"seat", names[decision.seat]},
                           {"other", names.across(decision.seat)},
                           {"actions", actionsText(decision.chosen, kit.cards)},
                           {"better", actionsText(decision.better, kit.cards)},
                           {"dv", QString::number(decision.dv)},
                           {"n", decimal(decision.betterNet - decision.chosenNet, 1)},
                           {"share", QString::number(std::lround(decision.held * 100))}});
  };
  return {.when = filled(Words::tr("Round {round}, turn {turn}")),
          .what = filled(decision.aggressor
                             ? Words::tr("{seat} attacked with {actions} and a dice value of {dv}.")
                             : Words::tr("{seat} defended with {actions} and a dice value of {dv}.")),
          .why = filled(reasonText(decision.reason)),
          .doubt = decision.held > kSure ? QString()
                                         : filled(Words::tr("Chance that it was in hand: {share} %."))};
}

}  // namespace lk::app
