// Moves creatures and cards: into play, marked, out of play, from the deck and the Twilight.
#pragma once

#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

/// Puts a card into an empty slot without triggers: for a starting army or a position.
ThingId stand(Host& host, CardId card, SlotId slot, Step step);
/// Brings a creature into play: it is marked, and triggered abilities begin.
void comeIntoPlay(Host& host, CardId card, SlotId slot, Step step);
/// Returns the number of level 2 creatures of an army.
int level2In(const CardBook& cards, const Board& board, Seat army);

/// Returns whether a creature cannot be marked again this turn, as the table reads the rule. Precondition: it
/// is unmarked.
bool isUsedUp(const State& state, const Creature& creature);
void markIt(Host& host, ThingId thing, RuleId why);
void unmarkIt(Host& host, ThingId thing, RuleId why);

/// Moves a creature from its slot to one of its player's piles.
void leavePlay(Host& host, ThingId thing, std::uint8_t pile, Step step);

/// Returns who may know the cards in a seat's Twilight.
Knowers twilightKnowers(const State& state, Seat owner);
/// Returns the number of cards of this kind in a seat's Twilight.
int inTwilight(const State& state, Seat seat, CardId card);
void spendTwilight(Host& host, Seat seat, CardId card, RuleId why);
/// Moves the rest of the Twilight to the graveyard.
void emptyTwilight(Host& host, Seat seat);

/// Returns whether a deck that was shown does not contain the card.
bool lacks(const State& state, Seat seat, CardId card);
/// Removes the card from the deck's contents.
void takeFromDeck(Host& host, Seat seat, CardId card);
/// Removes so many cards from the deck's pile, if its size is known.
void shrinkDeck(Host& host, Seat seat, int count);
/// Records the contents of a deck.
void layDeck(Host& host, Seat seat, std::span<const DeckCount> cards);

/// Discards what is known about a deck's contents.
void forgetDeck(Host& host, Seat seat);

/// Returns why a card cannot be in the seat's deck: it has another faction, or the deck was shown without it.
std::string_view strange(const Host& host, Seat seat, CardId card);
/// Sets the faction from the first card shown.
void noteFaction(Host& host, Seat seat, CardId card);

}  // namespace lk::rules::wtactics_orc
