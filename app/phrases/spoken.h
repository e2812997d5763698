// The language that the referee speaks.
#pragma once

#include "rules/text/language_id.h"

namespace lk::app {

/// Returns the language of the installed translation. Sentences about a card and the card's own name are
/// always in the same language.
[[nodiscard]] LanguageId spoken();

}  // namespace lk::app
