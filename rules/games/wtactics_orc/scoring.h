// Deaths, victory points, and how a game ends.
#pragma once

#include "rules/games/wtactics_orc/host.h"

namespace lk::rules::wtactics {

/// Takes creatures out of play that have as many damage tokens as Life, and scores for the kills. `by`: the
/// player whose ability did it, and who gets nothing for creatures of their own; none in a battle.
void buryDead(Host& host, std::optional<Seat> by);
bool anyDead(const Host& host, const Board& board);

/// Ends the game where somebody has the points or no creature any more. To be asked after each battle,
/// ability and step.
void checkEnds(Host& host);
/// Ends it for other reasons.
void finish(Host& host, std::optional<Seat> winner, std::string_view by, RuleId why);

}  // namespace lk::rules::wtactics
