#include "app/window/rules/shown_example.h"

#include "app/window/table/step_figure.h"
#include "app/words/example_words.h"

namespace lk::app {

namespace {

QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

}  // namespace

QVariantList shownSteps(const std::vector<rules::Step>& steps, const GameKit& kit, const Names& names) {
  QVariantList out;
  for (const rules::Step& step : steps)
    out += QVariantMap{{QStringLiteral("seat"), step.seat ? text(rules::name(*step.seat)) : QString()},
                       {QStringLiteral("says"), says(step, kit, names)},
                       {QStringLiteral("figure"), stepFigure(step).text},
                       {QStringLiteral("rule"), text(step.rule.text)}};
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
