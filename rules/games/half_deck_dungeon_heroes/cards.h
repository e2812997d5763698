// What this game's cards are and carry.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"
#include "rules/games/half_deck_dungeon_heroes/language.h"

namespace lk::rules::dungeon {

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

/// Precondition of all: card.known().
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
/// A hero's attribute or what gear adds to it; 0 for none.
int valueOf(const CardBook& cards, CardId card, Attribute attribute);
inline int numberOf(const CardBook& cards, CardId card) {
  return cards[card].figure("number");
}
inline int lootOf(const CardBook& cards, CardId card) {
  return cards[card].figure("loot");
}
/// Life points of a card that comes into play.
int lifeOf(const CardBook& cards, CardId card);
/// The 1 at the lower right: removed from play once used.
bool usedOnce(const CardBook& cards, CardId card);
/// What the card does at a moment; nullptr for nothing.
inline const Ability* at(const CardBook& cards, CardId card, Hook hook) {
  return cards.program(card).at(place(hook));
}

/// The quarter turns, clockwise, at which a card with this life lies: upright 4, then one counter-clockwise
/// each.
constexpr int turnsFor(int life) {
  return life >= 1 && life < kLife ? life : 0;
}

}  // namespace lk::rules::dungeon
