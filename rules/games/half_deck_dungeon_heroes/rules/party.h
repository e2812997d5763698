// The heroes in play: who and whose they are, what they carry, their life, and how they fall.
#pragma once

#include <optional>

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns the hero at a place (1 to 4), or the gear beside them; no card if there is none.
inline CardId heroAt(const State& s, int place) {
  return cardIn(s, heroZone(place));
}
inline CardId gearAt(const State& s, int place) {
  return cardIn(s, gearZone(place));
}
/// Returns how steps name the hero at a place.
inline Mention heroMention(const State& s, int place) {
  return {.card = heroAt(s, place)};
}
/// Returns how many heroes carry a card of this kind.
int carriers(const State& s, CardId gear);
/// Returns the place of a hero in play; 0 if they are not in play.
int placeOf(const State& s, CardId hero);
/// Precondition of both: a hero is there. The owner is the player who brought the hero.
int lifeAt(const State& s, int place);
Seat ownerOf(const State& s, int place);

int heroesInPlay(const State& s);
int heroesOf(const State& s, Seat seat);
/// Returns whether a player may bring one more hero: four when alone or shared, otherwise one each.
bool roomFor(const State& s, Seat seat);
/// Returns the first free place; 0 if there is none.
int freePlace(const State& s);

/// Returns a hero's value of an attribute, including gear and used one-use gear.
int attributeOf(const State& s, const CardBook& cards, int place, Attribute attribute);
/// Returns whether the hero has the attribute a card requires, as the table reads it.
bool able(const State& s, const CardBook& cards, int place, CardId card);
bool anyoneAble(const State& s, const CardBook& cards, CardId card);

/// Brings the card at a slot into play with full life. Precondition: the place is free.
void join(Changes& changes, const CardBook& cards, Seat owner, int slot, int place, const Step& step);
/// Returns used one-use gear to its hero if nobody, or another hero, made the roll.
void returnUnspent(Changes& changes, int place);
/// Moves gear from its hero to its owner's hand.
void gearToHand(Changes& changes, int place, const Step& step);
/// Discards the hero. The caller handles the gear.
void leavePlay(Changes& changes, const CardBook& cards, int place, const Step& step);

/// Reduces the life at a place. A hero without life falls, and the gear returns to the hand.
void hurt(Changes& changes, const CardBook& cards, int place, int amount, RuleId why);
void heal(Changes& changes, int place, int amount, RuleId why);
/// Sets a card's life and turns the card to show it.
void setLife(Changes& changes, int slot, int life, const Step& step);

/// Returns the slot of the current enemy or trap; -1 if there is none.
inline int encounterSlot(const State& s) {
  return findIn(s, zone(Zone::encounter));
}
inline CardId encounter(const State& s) {
  return cardIn(s, zone(Zone::encounter));
}
inline bool isEndgameBoss(const State& s, CardId card) {
  return card.known() && get(s, Table::endgameBoss) == card.place();
}

}  // namespace lk::rules::half_deck_dungeon_heroes
