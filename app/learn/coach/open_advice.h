// What the coach says on the shared screen.
#pragma once

#include <QString>

#include "app/learn/coach/open_coaching.h"
#include "app/phrases/words.h"

namespace lk::app {

/// "With 9 or more", "With 5 to 8", "With 4 or less", "With any dice".
QString diceText(const DiceBand& band);
/// "Long Strike, then Strike".
QString actionsText(const rules::halfwish::Actions& actions, const rules::CardBook& cards);
/// "Ann, if you attack": whom a piece of advice is for.
QString roleText(const RoleAdvice& advice, bool certain, const Names& names);
/// What careful play brings, in one sentence; empty where it was not worked out.
QString valueText(const RoleAdvice& advice);
/// "Ben can still hold 2 Strike, 1 Evade"; empty when nothing is left.
QString leftText(const rules::halfwish::OpenDuel& duel, rules::Seat seat, const rules::CardBook& cards,
                 const Names& names);

}  // namespace lk::app
