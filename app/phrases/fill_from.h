// Fills the places of a sentence with whatever a question, a refusal or an event carries under their names.
#pragma once

#include <QString>

#include "app/phrases/words.h"
#include "rules/text/json.h"

namespace lk::app {

/// Seats are told by their names, cards by theirs, lists with "and". What no place asks for is left out.
QString fillFrom(QString sentence, const Json& with, const GameKit& kit, const Names& names);

}  // namespace lk::app
