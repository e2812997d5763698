// The coach's sentences for the shared table screen.
#pragma once

#include <QString>

#include "app/learn/coach/open_coaching.h"
#include "app/phrases/words.h"

namespace lk::app {

/// "With 9 or more", "With 5 to 8", "With 4 or less", "With any dice".
QString diceText(const DiceBand& band);
/// "Long Strike, then Strike".
QString actionsText(const rules::halfwish::Actions& actions, const rules::CardBook& cards);
/// "Ann, if you attack": the player and role the advice is for.
QString roleText(const RoleAdvice& advice, bool certain, const Names& names);
/// Returns the value of careful play in one sentence; empty if it was not computed.
QString valueText(const RoleAdvice& advice);
/// Returns "Ben can still hold 2 Strike, 1 Evade"; empty if no cards are left.
QString leftText(const rules::halfwish::OpenDuel& duel, rules::Seat seat, const rules::CardBook& cards,
                 const Names& names);

}  // namespace lk::app
