#include "app/window/shared/step_figure.h"

#include <algorithm>
#include <cstdlib>

namespace lk::app {

std::optional<rules::Seat> attackerBy(StepPart part, const rules::Step& step) {
  if (!step.seat || (part != StepPart::begins && part != StepPart::target)) return std::nullopt;
  const bool a = (*step.seat == rules::Seat::A) == (part == StepPart::begins);
  return a ? rules::Seat::A : rules::Seat::B;
}

bool isGathered(std::span<const StepForm> forms) {
  return std::any_of(forms.begin(), forms.end(),
                     [](const StepForm& form) { return form.part == StepPart::joins; });
}

StepFigure stepFigure(const rules::Step& step, std::span<const StepForm> forms) {
  const auto form =
      std::find_if(forms.begin(), forms.end(), [&](const StepForm& f) { return f.what == step.what; });
  if (form == forms.end()) {
    const bool inSlot = step.slot && !isGathered(forms);
    return inSlot ? StepFigure{.clash = step.slot} : StepFigure{.part = StepPart::aside};
  }
  StepFigure figure{
      .part = form->part, .text = *form->figure ? Words::tr(form->figure) : QString(), .sight = form->sight};
  const int apart = std::abs(step.from.value_or(0) - step.amount);
  const QString amount = QString::number(std::abs(step.amount));
  figure.text.replace(QStringLiteral("{+n}"), (step.amount < 0 ? QChar(0x2212) : QChar(u'+')) + amount);
  figure.text.replace(QStringLiteral("{n}"), amount);
  figure.text.replace(QStringLiteral("{d}"), QString::number(apart));
  figure.text.replace(QStringLiteral("{from}"), QString::number(step.from.value_or(0)));
  if (form->clash == StepClash::bySlot) figure.clash = step.slot;
  if (form->clash == StepClash::only) figure.clash = 1;
  if (form->sum == StepSum::damage) figure.damage = step.amount;
  if (form->sum == StepSum::loss) figure.damage = apart;
  if (form->sum == StepSum::points) figure.points = step.amount;
  if (form->sum == StepSum::dice) figure.dice = step.amount;
  return figure;
}

StepFigure stepFigure(const rules::Step& step, const GameKit& kit) {
  return stepFigure(step, gameWords(kit.id()).forms);
}

}  // namespace lk::app
