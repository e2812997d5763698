// The heroes in play: who they are and whose, what they carry, their life, and how they fall.
#pragma once

#include <optional>

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"

namespace lk::rules::dungeon {

/// The hero at a place (1 to 4), no card when it is free; and the gear beside him.
inline CardId heroAt(const State& s, int place) {
  return cardIn(s, heroZone(place));
}
inline CardId gearAt(const State& s, int place) {
  return cardIn(s, gearZone(place));
}
/// How many heroes carry a card of this kind.
int carriers(const State& s, CardId gear);
/// The place of a hero in play, 0 when he is not.
int placeOf(const State& s, CardId hero);
/// Precondition of both: a hero is there. The owner is the player who brought him.
int lifeAt(const State& s, int place);
Seat ownerOf(const State& s, int place);

int heroesInPlay(const State& s);
int heroesOf(const State& s, Seat seat);
/// Whether a player may bring one more hero: four alone or shared, else one each.
bool roomFor(const State& s, Seat seat);
/// The first free place, 0 for none.
int freePlace(const State& s);

/// What a hero has of an attribute, with lasting gear and one-use gear that was used.
int attributeOf(const State& s, const CardBook& cards, int place, Attribute attribute);
/// Whether he has the attribute a card asks for, as the table reads it.
bool able(const State& s, const CardBook& cards, int place, CardId card);
bool anyoneAble(const State& s, const CardBook& cards, CardId card);

/// Brings the card at a slot into play with all his life. Precondition: the place is free.
void join(Changes& changes, const CardBook& cards, Seat owner, int slot, int place, const Step& step);
/// One-use gear that was used for a roll which another hero made, or nobody, lies beside its hero again.
void returnUnspent(Changes& changes, int place);
/// Gear leaves its hero for its owner's hand.
void gearToHand(Changes& changes, int place, const Step& step);
/// The hero leaves for the discard pile; what becomes of his gear is the caller's.
void leavePlay(Changes& changes, const CardBook& cards, int place, const Step& step);

/// Life lost at a place; who has none left falls, and his gear returns to the hand.
void hurt(Changes& changes, const CardBook& cards, int place, int amount, RuleId why);
void heal(Changes& changes, int place, int amount, RuleId why);
/// A card's life becomes a number and it is turned so.
void setLife(Changes& changes, int slot, int life, const Step& step);

/// The slot of the enemy or trap being met, -1 for none.
inline int encounterSlot(const State& s) {
  return findIn(s, zone(Zone::encounter));
}
inline CardId encounter(const State& s) {
  return cardIn(s, zone(Zone::encounter));
}
inline bool isEndgameBoss(const State& s, CardId card) {
  return card.known() && get(s, Table::endgameBoss) == card.place();
}

}  // namespace lk::rules::dungeon
