// Selectors describe the things, players or links an effect may refer to. Packs write them as
// {"in": "table", "type": ["kite"], "side": "own", "not": "self", "players": true}.
#pragma once

#include <functional>
#include <string>

#include "rules/effects/language.h"
#include "rules/text/json.h"

namespace lk::rules {

/// Reads a selector into `selector`. Returns what is wrong; empty if it is valid. `find` returns the card
/// with that id.
std::string readSelector(const Json& json, const Language& language,
                         const std::function<CardId(std::string_view)>& find, Selector& selector);

}  // namespace lk::rules
