// The fields of an ability: those every game has, and what a game adds, its costs among them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rules/effects/language.h"
#include "rules/text/json.h"

namespace lk::rules {

/// The table of fields an ability may have in a language.
std::vector<ParameterSpec> abilityFieldsOf(const Language& language);

/// Reads a list of costs ({"mark": "others", "count": 2}), or none, to the end of `all`; says what is wrong
/// with each.
Body readCosts(const Json& list, std::span<const CostWord> words, std::vector<Cost>& all,
               const std::function<void(const Json& at, std::string what)>& fault);

}  // namespace lk::rules
