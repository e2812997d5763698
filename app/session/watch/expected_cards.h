// The cards that can be on the table during a night.
#pragma once

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "vision/cards/name/card_index.h"

namespace lk::app {

/// Returns a predicate for the cards that can be on the table in the night that `setup` begins. For card
/// types that the night takes from the box, only the cards it takes are accepted. All other cards of the game
/// are accepted, and so are keys of the game that the book does not know (backs). If the game takes nothing
/// from a box, all cards of all games are accepted. The result keeps a reference to `kit`'s cards.
vision::CanBeThere cardsOfNight(const GameKit& kit, const rules::Event& setup);

}  // namespace lk::app
