// What may be declared in combat, written out for those who choose by tap: fewest first, as many as can be
// read.
#pragma once

#include <vector>

#include "rules/games/magepunk/host.h"
#include "rules/games/magepunk/move.h"

namespace lk::rules::magepunk {

/// Attacks by one, two or three Entities of `seat` on the other player, of one on each Node, and of all.
std::vector<Move> waysToAttack(const Host& host, Seat seat);
/// Blocks by one, two or three Entities of `seat`, each against any attacker; all are accepted.
std::vector<Move> waysToBlock(const Host& host, Seat seat);

}  // namespace lk::rules::magepunk
