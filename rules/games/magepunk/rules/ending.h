// The checks after every link, triggered ability, round of combat damage and draw: who is destroyed, and who
// has lost.
#pragma once

#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Destroys at once everything with enough damage or no Durability left. Then players without life, or who
/// could not draw, have lost. `why` is the rule for the steps of destruction.
void check(Host& host, RuleId why);

/// Ends the game after the extra turn of a tie: the higher life wins. Returns whether the game ended.
bool endAfterLastTurn(Host& host);

/// Returns whether the figures ended the game, so that correcting them may end it otherwise or not at all.
bool decidedByFigures(const Result& result);
/// Decides an ended game again with the figures as they are now. Cards that could not be drawn are drawn if
/// the deck has them now. Precondition: decidedByFigures().
void decideAgain(Host& host);

/// The reason of a game that a player gave up.
inline constexpr std::string_view kConcession = "concession";
/// Ends the game. `by` is the word for the reason: life, deck_out, kConcession, both.
void finish(Host& host, std::optional<Seat> winner, std::string_view by, RuleId why);

}  // namespace lk::rules::magepunk
