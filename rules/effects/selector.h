// Selectors: which things, players or links an effect may mean, as packs write it:
// {"in": "table", "type": ["kite"], "side": "own", "not": "self", "players": true}.
#pragma once

#include <functional>
#include <string>

#include "rules/effects/language.h"
#include "rules/text/json.h"

namespace lk::rules {

/// What is wrong with a selector, empty when nothing is; `selector` holds it then. `find` returns the card
/// called so.
std::string readSelector(const Json& json, const Language& language,
                         const std::function<CardId(std::string_view)>& find, Selector& selector);

}  // namespace lk::rules
