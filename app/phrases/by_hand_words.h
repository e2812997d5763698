// What people put right or add by hand, in their own words.
#pragma once

#include <string_view>

#include <QString>

#include "app/phrases/words.h"

namespace lk::app {

/// "Health 19, Stunned: yes": the figures a correction sets, listed. One whose value is masked stands there
/// without it.
QString correctionWords(const Json& set, const GameKit& kit, const Names& names);

/// What an effect does that was entered by hand ("pay_hp" -> "Health paid").
QString deedWords(std::string_view deed, std::string_view game);

}  // namespace lk::app
