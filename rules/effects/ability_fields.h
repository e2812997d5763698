// The fields of an ability: those of every game, and those a game adds, its costs included.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rules/effects/language.h"
#include "rules/text/json.h"

namespace lk::rules {

/// Returns the table of fields that an ability may have in a language.
std::vector<ParameterSpec> abilityFieldsOf(const Language& language);

/// Appends a list of costs ({"mark": "others", "count": 2}) to `all`; a null list is empty. Reports what is
/// wrong with each.
Body readCosts(const Json& list, std::span<const CostWord> words, std::vector<Cost>& all,
               const std::function<void(const Json& at, std::string what)>& fault);

}  // namespace lk::rules
