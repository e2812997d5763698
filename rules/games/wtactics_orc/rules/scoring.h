// Deaths, victory points, and how a game ends.
#pragma once

#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

/// Removes creatures with at least as many damage tokens as Life, and scores the kills. `by` is the player
/// whose ability did it, who gets nothing for their own creatures; nullopt in a battle.
void buryDead(Host& host, std::optional<Seat> by);

/// Ends the game if a player has the points, or has no creature any more. Called after each battle, ability
/// and step.
void checkEnds(Host& host);
/// Ends the game for other reasons.
void finish(Host& host, std::optional<Seat> winner, std::string_view by, RuleId why);

}  // namespace lk::rules::wtactics_orc
