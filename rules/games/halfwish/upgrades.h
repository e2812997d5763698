// The upgrade phase after rounds 1 and 2: who picks first, and picking (in this build: skipping to heal).
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

void beginUpgrades(Changes& changes);
bool picksLeft(const State& state);

Ruling judgeDeal(Changes& changes, const Event& event, const CardBook& cards);
Ruling judgeUpgradeOrder(Changes& changes, const Event& event, const CardBook& cards);
Ruling judgeUpgrade(Changes& changes, const Event& event, const CardBook& cards);

/// An upgrade skipped: heals, unless healing is barred.
void skipUpgrade(Changes& changes, Seat seat);

}  // namespace lk::rules::halfwish
