// What is seen of a step of a duel: somebody is struck, guards, dodges, recovers, or scores.
#pragma once

#include <QString>

#include "app/window/shared/step_figure.h"

namespace lk::app {

enum class DuelAct { plain, struck, guarded, dodged, healed, scored };

/// By what the step adds up to, then by its form; `plain` where there is nothing to be seen.
DuelAct actOf(const StepFigure& figure);
/// For pages: "struck".
QString actName(DuelAct act);
/// What stands beside whom it happens to, in place of motion and with it: "Hit"; empty for `plain`.
QString actWord(DuelAct act);

}  // namespace lk::app
