// The visible action of a step of a duel: a player is struck, guards, dodges, heals, or scores.
#pragma once

#include <QString>

#include "app/window/shared/step_figure.h"

namespace lk::app {

enum class DuelAct { plain, struck, guarded, dodged, healed, scored };

/// Returns the action by the step's sums, then by its form; `plain` if there is nothing to see.
DuelAct actOf(const StepFigure& figure);
/// Returns the id of an action for pages: "struck".
QString actName(DuelAct act);
/// Returns the word shown beside the player, with or instead of an animation: "Hit"; empty for `plain`.
QString actWord(DuelAct act);

}  // namespace lk::app
