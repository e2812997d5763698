// The number that the duel page shows beside the sentence of a step: "Strike 8", "-8", "+1".
#pragma once

#include <optional>

#include <QString>

#include "app/phrases/games/game_words.h"
#include "rules/core/step.h"

namespace lk::app {

struct StepFigure {
  StepPart part = StepPart::change;
  QString text;    // empty: the sentence is enough
  int damage = 0;  // damage to the step's player or card
  int points = 0;
  std::optional<int> dice;
  std::optional<int> clash;  // number of the clash, from 1
  StepSight sight = StepSight::words;
};

/// Returns the figure defined by the step's form. A step without a form gets no text: if it belongs to a
/// clash, the figure contains the number of the clash; otherwise its part is `aside`.
StepFigure stepFigure(const rules::Step& step, std::span<const StepForm> forms);
StepFigure stepFigure(const rules::Step& step, const GameKit& kit);
/// Returns the attacker of the duel that begins with a step; nullopt if the step begins no duel.
std::optional<rules::Seat> attackerBy(StepPart part, const rules::Step& step);
/// Returns whether cards can join a duel of the game. Such duels extend over several rulings.
bool isGathered(std::span<const StepForm> forms);

}  // namespace lk::app
