// Creatures and cards on their way: into play, marked, out of play, from the deck and the twilight.
#pragma once

#include "rules/games/wtactics_orc/host.h"

namespace lk::rules::wtactics {

/// Puts a card into an empty slot as it is, without a trigger: a starting army, a position.
ThingId stand(Host& host, CardId card, SlotId slot, Step step);
/// A creature comes into play: marked, and what waits for it is triggered.
void comeIntoPlay(Host& host, CardId card, SlotId slot, Step step);
/// Level 2 creatures of an army.
int level2In(const CardBook& cards, const Board& board, Seat army);

/// Why a creature cannot be marked again this turn: the table's reading. Precondition: it is unmarked.
bool isUsedUp(const State& state, const Creature& creature);
void markIt(Host& host, ThingId thing, RuleId why);
void unmarkIt(Host& host, ThingId thing, RuleId why);

/// A creature goes from its slot to one of its player's piles.
void leavePlay(Host& host, ThingId thing, std::uint8_t pile, Step step);

/// Who is told what lies in a seat's twilight.
Knowers twilightKnowers(const State& state, Seat owner);
/// Cards of this kind in a seat's twilight.
int inTwilight(const State& state, Seat seat, CardId card);
void spendTwilight(Host& host, Seat seat, CardId card, RuleId why);
/// What is left of it goes to the graveyard.
void emptyTwilight(Host& host, Seat seat);

/// Whether a deck that was shown lacks the card.
bool lacks(const State& state, Seat seat, CardId card);
/// The card has left the deck.
void takeFromDeck(Host& host, Seat seat, CardId card);
/// A deck is known from now on.
void layDeck(Host& host, Seat seat, std::span<const DeckCount> cards);

/// What a deck holds is not known any more.
void forgetDeck(Host& host, Seat seat);

/// Why a card cannot be in the seat's deck: another faction, or a deck that was shown does not hold it.
std::string_view strange(const Host& host, Seat seat, CardId card);
/// The first face tells the faction.
void noteFaction(Host& host, Seat seat, CardId card);

}  // namespace lk::rules::wtactics
