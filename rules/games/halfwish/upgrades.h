// The upgrade phase after rounds 1 and 2: five cards, who picks first, the pick in secret, extra picks.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

void beginUpgrades(Changes& changes);
void askUpgrades(const State& state, const CardBook& cards, std::vector<Question>& open);
/// Everybody has picked in this cycle: new cards for extra picks, or the new round.
void afterPicks(Changes& changes);

Ruling judgeDeal(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeUpgradeOrder(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeUpgrade(Changes& changes, const Move& move, const CardBook& cards);

/// Whether a player's pick now is hidden: the second one of the first five.
bool picksInSecret(const State& state, Seat seat);
/// Whether five upgrades may be laid out now.
bool mayDeal(const State& state);
/// The upgrades that can be picked now: those laid out, or all that nobody is known to have.
std::vector<CardId> onOffer(const State& state, const CardBook& cards);
/// Whether, as far as everybody knows, a player has a basic that an upgrade can be laid over.
bool fits(const State& state, const CardBook& cards, Seat seat, CardId card);

/// An upgrade skipped: heals, unless healing is barred.
void skipUpgrade(Changes& changes, Seat seat);

}  // namespace lk::rules::halfwish
