// The number of a step as the duel page writes it beside the sentence: "Strike 8", "-8", "+1".
#pragma once

#include <optional>

#include <QString>

#include "app/phrases/games/game_words.h"
#include "rules/core/step.h"

namespace lk::app {

struct StepFigure {
  StepPart part = StepPart::change;
  QString text;    // empty: the sentence says it all
  int damage = 0;  // of the step's player or card
  int points = 0;
  std::optional<int> dice;
  std::optional<int> clash;  // from 1
  StepSight sight = StepSight::words;
};

/// As its form has it; a step without one is told where it belongs to a clash, without a number.
StepFigure stepFigure(const rules::Step& step, std::span<const StepForm> forms);
StepFigure stepFigure(const rules::Step& step, const GameKit& kit);
/// Who attacks in the duel that begins with a step; none where none does.
std::optional<rules::Seat> attackerBy(StepPart part, const rules::Step& step);
/// Whether cards join the duels of a game: they are told over several rulings.
bool isGathered(std::span<const StepForm> forms);

}  // namespace lk::app
