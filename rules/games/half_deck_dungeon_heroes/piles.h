// Decks, hands and discard piles: every copy of a card is one slot for the whole game, and only its zone
// changes.
#pragma once

#include <span>

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"

namespace lk::rules::dungeon {

/// How many cards of a hand nobody but its owner has seen.
int unseenInHand(const State& s, Seat seat);
/// Whether people play with hands that only their owners see.
bool handsHidden(const State& s);

/// Where a card of a hand is: the slot of one that is known there, or of one of those not seen since the
/// shuffle if it can be among the cards of the hand that nobody has seen; -1 when it cannot be there. `taken`
/// is the slot of a copy that is spoken for.
int inHand(const State& s, Seat seat, CardId card, int taken = -1);
/// Takes a card out of a hand and lays it into a zone, open to all. Precondition: `slot` from inHand.
void playFromHand(Changes& changes, Seat seat, int slot, std::uint8_t to, const Step& step);
/// Puts a card that everybody has seen into a hand.
void toHand(Changes& changes, Seat seat, int slot, const Step& step);

/// A card in sight goes to the discard pile of its colour, or out of play; as it was before the game.
void discard(Changes& changes, const CardBook& cards, int slot, const Step& step);
void remove(Changes& changes, const CardBook& cards, int slot, const Step& step);
/// A card in sight goes back into its deck, which is shuffled.
void shuffleBack(Changes& changes, int slot, Colour colour, const Step& step);
/// The dungeon deck is through: what of it has not come up was set aside.
void settleSetAside(Changes& changes);
/// The discard pile is mixed into the deck.
void reshuffle(Changes& changes, Colour colour, const Step& step);

/// Cards of a colour that can still be drawn: deck and discard pile.
int drawable(const State& s, Colour colour);
/// Before a card is drawn: an empty deck is made anew.
void makeAnew(Changes& changes, Colour colour);
/// Whether this card can be the next one of the hero deck. For the dungeon deck see exploring.h.
bool canBeDrawn(const State& s, CardId card);
/// The next card of the hero deck goes to a hand; no card for one that nobody saw.
void drawOne(Changes& changes, Seat seat, CardId card, RuleId why);

}  // namespace lk::rules::dungeon
