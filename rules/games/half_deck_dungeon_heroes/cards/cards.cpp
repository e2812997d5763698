#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"

#include <algorithm>
#include <iterator>

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

// In the order of Kind.
constexpr std::string_view kTypes[] = {"hero", "gear", "one_use",          "team",        "minion", "boss",
                                       "trap", "misc", "endgame_treasure", "endgame_boss"};
static_assert(std::size(kTypes) == static_cast<std::size_t>(Kind::other));

}  // namespace

Kind kindOf(const CardBook& cards, CardId card) {
  const auto found = std::find(std::begin(kTypes), std::end(kTypes), cards[card].type);
  return static_cast<Kind>(std::distance(std::begin(kTypes), found));
}

Attribute attributeOf(const CardBook& cards, CardId card) {
  if (cards[card].says("attribute", kAttributes[0])) return Attribute::strength;
  return cards[card].says("attribute", kAttributes[1]) ? Attribute::magic : Attribute::none;
}

int valueOf(const CardBook& cards, CardId card, Attribute attribute) {
  if (attribute == Attribute::none) return 0;
  return cards[card].figure(attribute == Attribute::strength ? kAttributes[0] : kAttributes[1]);
}

int lifeOf(const CardBook& cards, CardId card) {
  const Kind kind = kindOf(cards, card);
  return kind == Kind::hero || kind == Kind::boss || kind == Kind::endgameBoss ? kLife
         : kind == Kind::minion                                                ? 1
                                                                               : 0;
}

bool usedOnce(const CardBook& cards, CardId card) {
  const Kind kind = kindOf(cards, card);
  return kind == Kind::oneUse || kind == Kind::team || cards[card].figure("uses") == 1;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
