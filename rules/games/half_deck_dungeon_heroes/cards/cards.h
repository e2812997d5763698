// The kinds of cards in this game and their numbers.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/games/half_deck_dungeon_heroes/cards/language.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// In the order of the card types in language.cpp; `other` are those that are not played.
enum class Kind : std::uint8_t {
  hero,
  gear,
  oneUse,
  team,
  minion,
  boss,
  trap,
  misc,
  treasure,
  endgameBoss,
  other
};

/// Precondition of all functions: card.known().
Kind kindOf(const CardBook& cards, CardId card);
inline bool isBlue(Kind kind) {
  return kind <= Kind::team;
}
inline bool isRed(Kind kind) {
  return kind > Kind::team && kind != Kind::other;
}
inline bool isEnemy(Kind kind) {
  return kind == Kind::minion || kind == Kind::boss || kind == Kind::endgameBoss;
}
inline bool isGear(Kind kind) {
  return kind == Kind::gear || kind == Kind::oneUse;
}
Attribute attributeOf(const CardBook& cards, CardId card);
/// Returns a hero's attribute, or what gear adds to it; 0 if none.
int valueOf(const CardBook& cards, CardId card, Attribute attribute);
/// Returns the number to reach against an enemy or a trap, or the cards that an enemy or a misc card gives; 0
/// if it has none.
int numberOf(const CardBook& cards, CardId card);
int lootOf(const CardBook& cards, CardId card);
/// Returns the life points of a card that comes into play.
int lifeOf(const CardBook& cards, CardId card);
/// Returns whether the card is removed from play once used: the 1 at its lower right.
bool usedOnce(const CardBook& cards, CardId card);
/// Returns the card's ability at a moment; nullptr if it has none.
inline const Ability* at(const CardBook& cards, CardId card, Hook hook) {
  return cards.program(card).at(place(hook));
}

/// Returns the clockwise quarter turns that show this life: upright for 4, then one more counter-clockwise
/// turn for each point lost.
constexpr int turnsFor(int life) {
  return life >= 1 && life < kLife ? life : 0;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
