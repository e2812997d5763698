// The start-up: decks, four hidden cards each, then in turn one is turned up and one is added.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// Why cards are no army deck.
Problem wrongDeck(const CardBook& cards, std::span<const DeckCount> deck);
Ruling judgeDeck(Host& host, const Move& move);
Ruling judgeStartup(Host& host, const Move& move);
Ruling judgeReveal(Host& host, const Move& move);
Ruling judgePlace(Host& host, const Move& move);

/// Whose turn it is to turn up and add a card, once all hidden cards lie. Precondition: not all slots are
/// full.
Seat startupSeat(const State& state, const Board& board);

}  // namespace lk::rules::wtactics
