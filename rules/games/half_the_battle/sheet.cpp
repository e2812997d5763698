#include "rules/games/half_the_battle/sheet.h"

#include <algorithm>

#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::battle {

namespace {

/// Returns the index of a card's word among `names`; 0 if it has none.
template <class Enum>
Enum wordOf(const CardDef& card, std::string_view field, std::span<const std::string_view> names) {
  for (const CardWords& words : card.words)
    if (words.field == field)
      return static_cast<Enum>(std::find(names.begin(), names.end(), words.words.front()) - names.begin());
  return Enum{};
}

}  // namespace

// A card's numbers are in the order of its type's fields (language.cpp), optional ones last.

Sheet sheetOf(const CardBook& cards, CardId piece) {
  const auto& n = cards[piece].figures;
  return {n[0].value, n[1].value, {n[2].value, n[3].value}};
}

Die dieOn(const CardBook& cards, CardId piece) {
  return wordOf<Die>(cards[piece], "die", kDieNames);
}

Action actionOf(const CardBook& cards, CardId action, const Sheet& sheet) {
  const CardDef& card = cards[action];
  const auto& n = card.figures;
  const bool own = n.size() > 4;
  return {.card = action,
          .least = n[0].value,
          .most = n[1].value,
          .aim = wordOf<Aim>(card, "target", kAims),
          .count = n[2].value,
          .cost = wordOf<Cost>(card, "cost", kCosts),
          .range = own ? Range{n[3].value, n[4].value} : sheet.range,
          .ownRange = own};
}

bool inForce(const State& s, const CardBook& cards, CardId action) {
  const auto& words = cards[action].words;
  if (words.empty() || words.back().field != "readings") return true;
  return std::all_of(words.back().words.begin(), words.back().words.end(), [&](const std::string& name) {
    const auto at = std::find(kReadings.begin(), kReadings.end(), name);
    const Reading reading = readingAt(static_cast<std::size_t>(at - kReadings.begin()));
    return s.options[static_cast<std::size_t>(reading.option)] == reading.value;
  });
}

Action findAction(const State& s, const CardBook& cards, CardId piece, CardId named) {
  if (!named.known()) return {};
  for (const DeckCount& line : cards.deck(piece))
    if (cards.kindOf(line.card) == cards.kindOf(named) && inForce(s, cards, line.card))
      return actionOf(cards, line.card, sheetOf(cards, piece));
  return {};
}

When whenOf(const CardBook& cards, CardId item) {
  return wordOf<When>(cards[item], "when", kWhens);
}
ItemAim aimOf(const CardBook& cards, CardId item) {
  return wordOf<ItemAim>(cards[item], "used_on", kItemAims);
}
MarkOn markOn(const CardBook& cards, CardId mark) {
  return wordOf<MarkOn>(cards[mark], "lies_on", kMarkOns);
}
Affects affects(const CardBook& cards, CardId mark) {
  return wordOf<Affects>(cards[mark], "affects", kAffects);
}
int supplyOf(const CardBook& cards, CardId mark) {
  return cards[mark].copies;
}

bool isPieceCard(const CardBook& cards, CardId card) {
  return cards.is(card, "character") || cards.is(card, "monster");
}

}  // namespace lk::rules::battle
