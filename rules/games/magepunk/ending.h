// What is looked at after every link, every triggered ability, every round of combat damage and every draw:
// who is destroyed, and who has lost.
#pragma once

#include "rules/games/magepunk/host.h"

namespace lk::rules::magepunk {

/// Everything that has enough damage, or no Durability left, is destroyed together; then whoever has no life
/// or could not draw has lost. `why` is told of what is destroyed.
void check(Host& host, RuleId why);

/// The turn after a tie is over: the higher life wins. Returns whether the game ended.
bool endAfterLastTurn(Host& host);

/// The end of the game, decided by a word: life, deck_out, concession, both.
void finish(Host& host, std::optional<Seat> winner, std::string_view by, RuleId why);

}  // namespace lk::rules::magepunk
