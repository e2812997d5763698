#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

// The places of fields among those of the card's type, in the order of language.cpp. Traps and bosses of the
// endgame have no loot.
enum class ThreatField : std::uint8_t { attribute, number, loot };
enum class MiscField : std::uint8_t { loot, uses };

constexpr std::size_t place(ThreatField field) {
  return static_cast<std::size_t>(field);
}
constexpr std::size_t place(MiscField field) {
  return static_cast<std::size_t>(field);
}
constexpr std::size_t nameOf(Attribute attribute) {
  return static_cast<std::size_t>(attribute) - 1;
}

}  // namespace

Kind kindOf(const CardBook& cards, CardId card) {
  const int type = cards.typePlace(card);
  return type < 0 || type > static_cast<int>(Kind::other) ? Kind::other : static_cast<Kind>(type);
}

Attribute attributeOf(const CardBook& cards, CardId card) {
  for (const Attribute each : {Attribute::strength, Attribute::magic})
    if (cards.has(card, place(ThreatField::attribute), nameOf(each))) return each;
  return Attribute::none;
}

int valueOf(const CardBook& cards, CardId card, Attribute attribute) {
  const Kind kind = kindOf(cards, card);
  if (attribute == Attribute::none || (kind != Kind::hero && kind != Kind::gear)) return 0;
  return cards.number(card, nameOf(attribute));
}

int numberOf(const CardBook& cards, CardId card) {
  const Kind kind = kindOf(cards, card);
  return isEnemy(kind) || kind == Kind::trap ? cards.number(card, place(ThreatField::number)) : 0;
}

int lootOf(const CardBook& cards, CardId card) {
  const Kind kind = kindOf(cards, card);
  if (kind == Kind::misc) return cards.number(card, place(MiscField::loot));
  return isEnemy(kind) ? cards.number(card, place(ThreatField::loot)) : 0;  // 0: a boss of the endgame
}

int lifeOf(const CardBook& cards, CardId card) {
  const Kind kind = kindOf(cards, card);
  return kind == Kind::hero || kind == Kind::boss || kind == Kind::endgameBoss ? kLife
         : kind == Kind::minion                                                ? 1
                                                                               : 0;
}

bool usedOnce(const CardBook& cards, CardId card) {
  const Kind kind = kindOf(cards, card);
  return kind == Kind::oneUse || kind == Kind::team ||
         (kind == Kind::misc && cards.number(card, place(MiscField::uses)) == 1);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
