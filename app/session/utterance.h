// What people say without a word: by choice cards laid where they are read, and by dice that are cast.
#pragma once

#include <optional>

#include "app/session/placements.h"
#include "rules/cards/card_book.h"

namespace lk::app {

/// Whether a card lies where people say things by cards.
bool isSaid(const rules::CardPlacement& card);

/// What a choice card that was laid down can say; nullptr for anything else.
const Json* meaningsOf(const rules::Placement& placement, const rules::CardBook& cards);

/// The number on a choice card, from 1; none when it has none.
std::optional<std::size_t> numberOf(const rules::Placement& placement, const rules::CardBook& cards);
/// What a Yes or a No says.
std::optional<bool> yesOrNo(const rules::Placement& placement, const rules::CardBook& cards);

/// Whether it came to lie so long before `asked` (seconds of the night) that it cannot answer what is asked
/// since then. A card in its zone counts whenever that is asked for; a choice or a roll is an answer, and
/// nobody answers a question that is not there yet. Hands may be a little ahead of the screen.
bool cameTooEarly(const Placed& placed, double asked);

}  // namespace lk::app
