// A worked example as a page shows it.
#pragma once

#include <QVariantList>

#include "app/learn/examples/worked_example.h"
#include "app/phrases/words.h"

namespace lk::app {

struct ShownExample {
  QString setting;     // who plays what; empty where there is no example
  QVariantList steps;  // maps of seat, says, figure, rule
};

/// Maps of seat, says, figure, rule.
QVariantList shownSteps(const std::vector<rules::Step>& steps, const GameKit& kit, const Names& names);

ShownExample shown(const std::optional<WorkedExample>& example, const GameKit& kit);
/// What a card does, worked out now: in a duel, or at a table where it needs one.
ShownExample exampleFor(rules::CardId card, const GameKit& kit);

}  // namespace lk::app
