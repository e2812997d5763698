// Decks, hands and discard piles. Every copy of a card is one slot for the whole game; only its zone changes.
#pragma once

#include <span>

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns how many cards of a hand only their owner has seen.
int unseenInHand(const State& s, Seat seat);
/// Returns whether people play with hidden hands.
bool handsHidden(const State& s);

/// Finds a card of a hand: the slot of a copy that is known to be there. Otherwise returns the slot of a copy
/// not seen since the shuffle, if it can be among the hand's unseen cards; -1 if it cannot. `taken` is the
/// slot of a copy already in use.
int inHand(const State& s, Seat seat, CardId card, int taken = -1);
/// Plays a card from a hand into a zone, visible to all. Precondition: `slot` is from inHand().
void playFromHand(Changes& changes, Seat seat, int slot, std::uint8_t to, const Step& step);
/// Puts a public card into a hand.
void toHand(Changes& changes, Seat seat, int slot, const Step& step);

/// Moves a public card to the discard pile of its colour, or out of play. Its life and turns are reset.
void discard(Changes& changes, const CardBook& cards, int slot, const Step& step);
void remove(Changes& changes, const CardBook& cards, int slot, const Step& step);
/// Shuffles a public card back into its deck.
void shuffleBack(Changes& changes, int slot, Colour colour, const Step& step);
/// Settles what was set aside: once the dungeon deck has run out, its cards that did not come up were set
/// aside.
void settleSetAside(Changes& changes);
/// Shuffles the discard pile into the deck.
void reshuffle(Changes& changes, Colour colour, const Step& step);

/// Returns how many cards of a colour can still be drawn, from deck and discard pile.
int drawable(const State& s, Colour colour);
/// Reshuffles an empty deck before a card is drawn.
void makeAnew(Changes& changes, Colour colour);
/// Returns whether this card can be the next one of the hero deck. For the dungeon deck see exploring.h.
bool canBeDrawn(const State& s, CardId card);
/// Draws the next card of the hero deck into a hand. `card` is no card if nobody saw it.
void drawOne(Changes& changes, Seat seat, CardId card, RuleId why);

}  // namespace lk::rules::half_deck_dungeon_heroes
