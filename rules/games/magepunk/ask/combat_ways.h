// Lists the declarations in combat for people who choose by tap, fewest first. The list is short enough to
// read.
#pragma once

#include <vector>

#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Returns attacks by one, two or three Entities of `seat` on the other player, by one on each Node, and by
/// all.
std::vector<Move> waysToAttack(const Host& host, Seat seat);
/// Returns blocks by one, two or three Entities of `seat`, each against any attacker. All are accepted.
std::vector<Move> waysToBlock(const Host& host, Seat seat);

}  // namespace lk::rules::magepunk
