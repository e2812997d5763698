#include "app/window/table/step_figure.h"

#include <array>
#include <cstdlib>
#include <string_view>

#include <QCoreApplication>

namespace lk::app {

namespace {

struct Form {
  std::string_view what;
  StepPart part;
  const char* text;  // %1 is the amount
};

constexpr std::array kForms{
    Form{"strike_value", StepPart::value, QT_TRANSLATE_NOOP("StepFigure", "Strike %1")},
    Form{"block_value", StepPart::value, QT_TRANSLATE_NOOP("StepFigure", "Block %1")},
    Form{"evade_ready", StepPart::value, QT_TRANSLATE_NOOP("StepFigure", "Evades")},
    Form{"evade_fails", StepPart::value, QT_TRANSLATE_NOOP("StepFigure", "No evade")},
    Form{"revealed", StepPart::aside, ""},
    Form{"dv_shown", StepPart::aside, ""},
    Form{"damage", StepPart::change, "\u2212%1"},
    Form{"exposed_gained", StepPart::change, "%1"},
    Form{"toughness_gained", StepPart::change, "%1"},
    Form{"exposed_adds", StepPart::change, "+%1"},
    Form{"toughness_takes", StepPart::change, "\u2212%1"},
    Form{"blocked", StepPart::change, "\u2212%1"},
    Form{"first_strike", StepPart::change, "%1"},
    Form{"retaliation", StepPart::change, "%1"},
    Form{"difference", StepPart::change, "%1"},
    Form{"unopposed", StepPart::change, "%1"},
    Form{"points_for_hits", StepPart::score, "+%1"},
    Form{"point_unhurt", StepPart::score, "+%1"},
    Form{"point_counter", StepPart::score, "+%1"},
    Form{"points_gained", StepPart::score, "%1"},
    Form{"reward", StepPart::score, ""},
    Form{"penalty", StepPart::score, ""},
    Form{"heal", StepPart::score, "+%1"},
    Form{"lamps_gained", StepPart::score, "%1"},
    Form{"mana_gained", StepPart::score, "%1"},
    Form{"first_blood", StepPart::score, ""},
    Form{"duel_tie", StepPart::score, ""},
    Form{"duel_won", StepPart::score, ""},
};

bool gains(std::string_view what) {
  return what.ends_with("_gained");
}

}  // namespace

StepFigure stepFigure(const rules::Step& step) {
  for (const Form& form : kForms) {
    if (form.what != step.what) continue;
    const QString text =
        form.text[0] == '\0' ? QString() : QCoreApplication::translate("StepFigure", form.text);
    const bool counts = text.contains(QLatin1String("%1"));
    // What is gained may be a loss.
    const QString sign =
        gains(form.what) ? (step.amount < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) : QString();
    return {form.part, counts ? sign + text.arg(std::abs(step.amount)) : text};
  }
  return {step.slot ? StepPart::change : StepPart::aside, {}};
}

}  // namespace lk::app
