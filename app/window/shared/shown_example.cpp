#include "app/window/shared/shown_example.h"

#include "app/learn/examples/example_words.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/step_figure.h"

namespace lk::app {

QList<ShownStep> shownSteps(const std::vector<rules::Step>& steps, const GameKit& kit, const Names& names) {
  QList<ShownStep> out;
  for (const rules::Step& step : steps)
    out += ShownStep{.seat = seatLetter(step.seat),
                     .says = stepText(step, kit, names),
                     .figure = stepFigure(step, kit).text,
                     .rule = qtText(step.rule.text)};
  return out;
}

ShownExample shown(const std::optional<WorkedExample>& example, const GameKit& kit) {
  if (!example) return {};
  return {settingOf(*example, kit, exampleNames()), shownSteps(example->steps, kit, exampleNames())};
}

ShownExample exampleFor(rules::CardId card, const GameKit& kit) {
  if (const auto duel = exampleOfCard(card, kit)) return shown(duel, kit);
  const std::optional<TableExample> table = tableExampleOf(card, kit);
  if (!table) return {};
  return {settingOf(*table, exampleNames()), shownSteps(table->steps, kit, exampleNames())};
}

}  // namespace lk::app
