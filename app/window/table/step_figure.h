// The number of a step as the duel page writes it beside the sentence: "Strike 8", "-8", "+1".
#pragma once

#include <QString>

#include "rules/core/step.h"

namespace lk::app {

/// Which part of the story a step belongs to.
enum class StepPart {
  value,   // what a card is worth: it heads its player's column
  change,  // something happens in a clash
  score,   // points and who won
  aside    // not of the duel, or told elsewhere on its page
};

struct StepFigure {
  StepPart part = StepPart::change;
  QString text;  // empty: the sentence says it all
};

StepFigure stepFigure(const rules::Step& step);

}  // namespace lk::app
