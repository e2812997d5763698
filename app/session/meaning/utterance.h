// What players say without words: with choice cards in their zone, and with dice they roll.
#pragma once

#include <optional>

#include "app/session/table/placed.h"
#include "rules/cards/card_book.h"

namespace lk::app {

/// Returns whether a card lies in a zone for choice cards.
bool inChoiceZone(const rules::CardPlacement& card);

/// Returns the meanings of a choice card that lies face up in such a zone; nullptr for anything else.
const Json* meaningsOf(const rules::Placement& placement, const rules::CardBook& cards);

/// Returns the number on a choice card, from 1; nullopt if it has none.
std::optional<std::size_t> numberOf(const rules::Placement& placement, const rules::CardBook& cards);
/// Returns the answer of a Yes or No card; nullopt for other cards.
std::optional<bool> yesOrNo(const rules::Placement& placement, const rules::CardBook& cards);

/// Returns whether a placement came too long before `asked` (seconds of the night) to be an answer to the
/// question asked then. Applies to choice cards and rolls only: other cards count whenever they were laid
/// down. A small lead is allowed, since players may act before the screen shows the question.
bool cameTooEarly(const Placed& placed, double asked);

}  // namespace lk::app
