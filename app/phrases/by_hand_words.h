// Describes in words what people correct or add by hand.
#pragma once

#include <string_view>

#include <QString>

#include "app/phrases/words.h"

namespace lk::app {

/// Returns "Health 19, Stunned: yes": the figures a correction sets. A figure whose value is masked is listed
/// without a value.
QString correctionWords(const Json& set, const GameKit& kit, const Names& names);

/// Returns the name of an effect entered by hand ("pay_hp" -> "Health paid").
QString deedWords(std::string_view deed, std::string_view game);

}  // namespace lk::app
