// A card as the painter of faces wants it, however unfinished it is.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/effects/language.h"

namespace lk::app {

/// What there is of the card; fields that are missing or misshapen are left as they begin.
rules::CardDef previewOf(const Json& card, const rules::Language& language);

}  // namespace lk::app
