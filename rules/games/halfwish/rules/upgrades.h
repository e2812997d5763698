// The upgrade phase after rounds 1 and 2: five cards, who picks first, the secret pick, extra picks.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

void beginUpgrades(Changes& changes);
void askUpgrades(const State& state, const CardBook& cards, Questions& open);
/// Continues when everybody has picked in this cycle: deals new cards for extra picks, or begins the new
/// round.
void afterPicks(Changes& changes);

Ruling judgeDeal(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeUpgradeOrder(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeUpgrade(Changes& changes, const Move& move, const CardBook& cards);

/// Returns whether a player's current pick is secret: the second one of the first five.
bool picksInSecret(const State& state, Seat seat);
/// Returns whether five upgrades can be laid out now.
bool mayDeal(const State& state);
/// Returns the upgrades that can be picked now: those laid out, or all that nobody is known to have.
std::vector<CardId> onOffer(const State& state, const CardBook& cards);
/// Returns whether the player who picks now may pick so. Precondition: the move picks a card.
bool mayPick(const State& state, const CardBook& cards, const Move& move);
/// Returns whether a player has, as far as is public, a basic action that an upgrade can be laid over.
bool fits(const State& state, const CardBook& cards, Seat seat, CardId card);

/// Skips an upgrade: heals unless healing is barred.
void skipUpgrade(Changes& changes, Seat seat);

}  // namespace lk::rules::halfwish
