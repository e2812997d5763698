// Fills the places of a sentence with the values that a prompt, refusal or event has under their names.
#pragma once

#include <QString>

#include "app/phrases/words.h"
#include "rules/text/json.h"

namespace lk::app {

/// Seats are replaced by player names, card ids by card names, and lists are joined with "and". Values
/// without a place in the sentence are ignored.
QString fillFrom(QString sentence, const Json& with, const GameKit& kit, const Names& names);

}  // namespace lk::app
