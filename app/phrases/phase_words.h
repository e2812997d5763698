// The phase of a turn in words, and whose it is.
#pragma once

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "rules/text/json.h"

namespace lk::app {

/// Returns the phase of a view: "Mia: Second Main Phase"; without a name if it is nobody's. Empty for phases
/// that need no name, because the question says it.
QString phaseText(const Json& view, const GameKit& kit, const Names& names);

}  // namespace lk::app
