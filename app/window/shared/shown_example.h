// A worked example as data for a page.
#pragma once

#include "app/learn/examples/worked_example.h"
#include "app/phrases/words.h"
#include "app/window/shared/step_rows.h"

namespace lk::app {

struct ShownExample {
  QString setting;  // who plays which cards; empty if there is no example
  QList<ShownStep> steps;
};

/// Returns the steps without the texts of their rules.
QList<ShownStep> shownSteps(const std::vector<rules::Step>& steps, const GameKit& kit, const Names& names);

ShownExample shown(const std::optional<WorkedExample>& example, const GameKit& kit);
/// Computes an example of what a card does: in a duel, or on a table with other cards if the card needs one.
ShownExample exampleFor(rules::CardId card, const GameKit& kit);

}  // namespace lk::app
