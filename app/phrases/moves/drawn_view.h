// A view as it is drawn: cards have names by which they are touched, and what acts is known.
#pragma once

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/text/json.h"

namespace lk::app {

/// Returns a view in which every card that it tells has a name as "thing", if only by its zone and card:
/// "A/power/venom". The values of moves refer to those by MoveWords::things. Cards that act have the figure
/// that says so as "acts"; see Actor.
Json drawnView(const Json& view, const GameKit& kit);

/// Returns what a card of a drawn view is because it acts: "chosen"; empty if it does not.
QString actingLabel(const Json& card, const GameKit& kit);

}  // namespace lk::app
