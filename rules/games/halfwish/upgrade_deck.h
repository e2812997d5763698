// The deck of upgrades: what it can still deal. What was laid out and not taken, or downgraded, lies in its
// discard pile until the deck cannot supply a deal otherwise.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// The whole deck, as a night begins.
void layUpgradeDeck(Changes& changes, const CardBook& cards);

/// How many copies of an upgrade nobody is known to have, wherever they lie.
int copiesLeft(const State& state, const CardBook& cards, CardId card);
/// How many upgrades the next deal lays out: five, or all there are.
int dealSize(const State& state, const CardBook& cards);
/// How many copies of an upgrade can be among the next deal.
int mayBeDealt(const State& state, const CardBook& cards, CardId card);
/// The upgrades of which a copy can be.
std::vector<CardId> dealable(const State& state, const CardBook& cards);

/// The next deal leaves the deck, seen or not; the discards are shuffled in first if it is too small.
void drawDeal(Changes& changes, const CardBook& cards);
/// What still lies in the row goes to the discard pile.
void discardRow(Changes& changes);
/// An upgrade that was taken off goes there too.
void discardUpgrade(Changes& changes, CardId card);
/// An upgrade picked in secret shows itself: it is not among the discards.
void takeFromDiscards(Changes& changes, CardId card);

}  // namespace lk::rules::halfwish
