#include "app/window/shared/step_figure.h"

#include <algorithm>
#include <cstdlib>

namespace lk::app {

StepFigure stepFigure(const rules::Step& step, std::span<const StepForm> forms) {
  const auto form =
      std::find_if(forms.begin(), forms.end(), [&](const StepForm& f) { return f.what == step.what; });
  if (form == forms.end()) return {step.slot ? StepPart::change : StepPart::aside, {}, StepSum::none};
  QString text = *form->figure ? Words::tr(form->figure) : QString();
  const QString amount = QString::number(std::abs(step.amount));
  text.replace(QStringLiteral("{+n}"), (step.amount < 0 ? QChar(0x2212) : QChar(u'+')) + amount);
  text.replace(QStringLiteral("{n}"), amount);
  return {form->part, std::move(text), form->sum};
}

StepFigure stepFigure(const rules::Step& step, const GameKit& kit) {
  return stepFigure(step, gameWords(kit.id()).forms);
}

}  // namespace lk::app
