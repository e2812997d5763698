// What a player's ten cards can still hold this round.
#pragma once

#include <span>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// The cards of a class deck not yet seen this round (neither revealed nor discarded), one entry a kind.
std::vector<DeckCount> leftInDeck(const State& state, const CardBook& cards, Seat seat);
/// The same as {"strike":2,...}, kinds with none left included: what a cure can name.
Json leftJson(const State& state, const CardBook& cards, Seat seat);
/// Whether the deck can still hold all of `shown` together. A variant may be named by the card it counts as.
bool canHold(const State& state, const CardBook& cards, Seat seat, std::span<const CardId> shown);
/// How many cards a player has drawn this round, and how many of them were revealed or discarded.
int drawn(const State& state);
int seen(const State& state, Seat seat);
/// How many cards are drawn this turn, and how many a player then has beyond a full hand, as far as is known.
int drawnNow(const State& state);
int extras(const State& state, Seat seat);

inline constexpr int kHand = 4;

}  // namespace lk::rules::halfwish
