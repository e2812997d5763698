// The start-up: decks and four hidden cards each; then the players in turn reveal one card and add one.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Returns why cards are not a valid army deck.
Problem wrongDeck(const CardBook& cards, std::span<const DeckCount> deck);
Ruling judgeDeck(Host& host, const Move& move);
Ruling judgeStartup(Host& host, const Move& move);
Ruling judgeReveal(Host& host, const Move& move);
Ruling judgePlace(Host& host, const Move& move);

/// Returns whose turn it is to reveal and add a card, once all hidden cards are laid. Precondition: not all
/// slots are full.
Seat startupSeat(const State& state, const Board& board);

}  // namespace lk::rules::wtactics_orc
