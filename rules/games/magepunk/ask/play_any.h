// Random play of this game.
#pragma once

#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/referee/chance.h"

namespace lk::rules::magepunk {

/// Returns a set-up with two decks of two wallets, or of one wallet each.
Event anySetup(const CardBook& cards, Chance& chance);

/// Answers one of the open questions, or interrupts where possible. Precondition: the night is not over.
Move drawAny(const Host& host, Chance& chance);

}  // namespace lk::rules::magepunk
