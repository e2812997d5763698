#include "app/window/shared/shown_example.h"

#include "app/learn/examples/example_words.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/step_figure.h"

namespace lk::app {

QVariantList shownSteps(const std::vector<rules::Step>& steps, const GameKit& kit, const Names& names) {
  QVariantList out;
  for (const rules::Step& step : steps)
    out += QVariantMap{{QStringLiteral("seat"), step.seat ? qtText(rules::name(*step.seat)) : QString()},
                       {QStringLiteral("says"), stepText(step, kit, names)},
                       {QStringLiteral("figure"), stepFigure(step, kit).text},
                       {QStringLiteral("rule"), qtText(step.rule.text)}};
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
