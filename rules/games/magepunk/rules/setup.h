// How a night of this game begins: with decks and a starter, or from a position.
#pragma once

#include "rules/games/magepunk/rules/host.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules::magepunk {

extern const DeckSpec kDecks;

/// Sets up a fresh state. After a refusal it must be discarded.
Ruling setUpGame(Host& host, const Event& setup);

/// Does the same from the position in a set-up.
Ruling takePosition(Host& host, const Json& position);

}  // namespace lk::rules::magepunk
