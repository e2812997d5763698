// How a night of this game begins: with decks and a starter, or with a position.
#pragma once

#include "rules/games/magepunk/host.h"

namespace lk::rules::magepunk {

/// Sets a fresh state up; on a refusal it is thrown away.
Ruling setUpGame(Host& host, const Event& setup);

/// The same from the position of a setup.
Ruling takePosition(Host& host, const Json& position);

}  // namespace lk::rules::magepunk
