// Converts a card, possibly unfinished, for the face painter.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/effects/language.h"

namespace lk::app {

/// Returns the card's valid fields; missing or malformed ones keep their default values.
rules::CardDef previewOf(const Json& card, const rules::Language& language);

}  // namespace lk::app
