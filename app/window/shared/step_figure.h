// The number of a step as the duel page writes it beside the sentence: "Strike 8", "-8", "+1".
#pragma once

#include <QString>

#include "app/phrases/games/game_words.h"
#include "rules/core/step.h"

namespace lk::app {

struct StepFigure {
  StepPart part = StepPart::change;
  QString text;  // empty: the sentence says it all
  StepSum sum = StepSum::none;
};

/// As its form has it; a step without one is told where it belongs to a clash, without a number.
StepFigure stepFigure(const rules::Step& step, std::span<const StepForm> forms);
StepFigure stepFigure(const rules::Step& step, const GameKit& kit);

}  // namespace lk::app
