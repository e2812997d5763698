// The deck of upgrades and what it can still deal. Upgrades that were laid out and not taken, or downgraded,
// are in its discard pile. They are shuffled in when the deck is too small for a deal.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Sets up the whole deck when a night begins.
void layUpgradeDeck(Changes& changes, const CardBook& cards);

/// Returns how many copies of an upgrade nobody is known to have, wherever they are.
int copiesLeft(const State& state, const CardBook& cards, CardId card);
/// Returns how many upgrades the next deal lays out: five, or all that exist.
int dealSize(const State& state, const CardBook& cards);
/// Returns how many copies of an upgrade can be in the next deal.
int mayBeDealt(const State& state, const CardBook& cards, CardId card);
/// Returns the upgrades that can be in the next deal.
std::vector<CardId> dealable(const State& state, const CardBook& cards);

/// Removes the next deal from the deck, seen or not. Shuffles the discards in first if the deck is too small.
void drawDeal(Changes& changes, const CardBook& cards);
/// Moves the rest of the row to the discard pile.
void discardRow(Changes& changes);
/// Adds a removed upgrade to the discard pile.
void discardUpgrade(Changes& changes, CardId card);
/// Removes an upgrade from the discards, because it was a secret pick that is now revealed.
void takeFromDiscards(Changes& changes, CardId card);

}  // namespace lk::rules::halfwish
