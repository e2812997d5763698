// Which cards can lie on the table in a night.
#pragma once

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "vision/cards/name/card_index.h"

namespace lk::app {

/// Returns whether a card can be there in the night that `setup` begins: of the types that the night takes
/// from the box, the cards that it takes; of all other types, and of cards that the book does not know
/// (backs), all of the game. All of every game where the game takes nothing from a box. Keeps `kit`'s cards
/// by reference.
vision::CanBeThere cardsOfNight(const GameKit& kit, const rules::Event& setup);

}  // namespace lk::app
