// The numbers of this game's cards, by the index of their figures: each card has all of them.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/games/wtactics_orc/figures.h"

namespace lk::rules::wtactics_orc {

/// In the order of the card fields in language.cpp. The faction comes before them.
enum class Stat : std::uint8_t { cost, close, ranged, defense, life, level, upkeep, magic };

inline constexpr std::string_view kCreature = "creature";
inline constexpr std::string_view kFactionField = "faction";

inline int stat(const CardBook& cards, CardId card, Stat of) {
  constexpr std::size_t kFirst = 1;
  return cards.typePlace(card) == 0 ? cards.number(card, kFirst + static_cast<std::size_t>(of)) : 0;
}
inline bool isMagic(const CardBook& cards, CardId card) {
  return stat(cards, card, Stat::magic) != 0;
}
/// Returns the combat value printed for a weapon; 0 if the card has no such weapon.
inline int printedValue(const CardBook& cards, CardId card, Weapon weapon) {
  return stat(cards, card, weapon == Weapon::ranged ? Stat::ranged : Stat::close);
}
inline bool hasWeapon(const CardBook& cards, CardId card, Weapon weapon) {
  return printedValue(cards, card, weapon) > 0;
}
/// Returns the gold due every new turn, for its level and by its own text.
inline int upkeepOf(const CardBook& cards, CardId card) {
  return stat(cards, card, Stat::upkeep) + (stat(cards, card, Stat::level) == 2 ? 1 : 0);
}
/// Returns whether both are of one faction.
inline bool areOfOneFaction(const CardBook& cards, CardId one, CardId other) {
  return cards.number(one, 0) == cards.number(other, 0);
}
/// Returns the faction named on the card; empty if it has none.
inline std::string_view factionOf(const CardBook& cards, CardId card) {
  for (const CardWords& words : cards[card].words)
    if (words.field == kFactionField && !words.words.empty()) return words.words.front();
  return "";
}

}  // namespace lk::rules::wtactics_orc
