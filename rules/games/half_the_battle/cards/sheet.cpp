#include "rules/games/half_the_battle/cards/sheet.h"

#include <algorithm>

#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::half_the_battle {

namespace {

// Fields with a word, by their place among those of the card's type (language.cpp).
constexpr std::size_t kDieField = 0;
constexpr std::size_t kTargetField = 2;
constexpr std::size_t kCostField = 4;
constexpr std::size_t kWhenField = 0;
constexpr std::size_t kUsedOnField = 1;
constexpr std::size_t kLiesOnField = 0;
constexpr std::size_t kAffectsField = 1;

/// Returns what the word in a field stands for; the first of its names if the card has none.
template <class Enum>
Enum wordOf(const CardBook& cards, CardId card, std::size_t field) {
  return static_cast<Enum>(cards.number(card, field));
}

}  // namespace

// A card's numbers are in the order of its type's fields (language.cpp), optional ones last.

Sheet sheetOf(const CardBook& cards, CardId piece) {
  const auto& n = cards[piece].figures;
  return {n[0].value, n[1].value, {n[2].value, n[3].value}};
}

Die dieOn(const CardBook& cards, CardId piece) {
  return wordOf<Die>(cards, piece, kDieField);
}

std::vector<CardId> piecesOf(const CardBook& cards, CardId team) {
  std::vector<CardId> all(kDice);
  for (const DeckCount& each : cards.deck(team))
    all[static_cast<std::size_t>(dieOn(cards, each.card))] = each.card;
  return all;
}

std::vector<CardId> piecesLike(const CardBook& cards, CardId piece) {
  std::vector<CardId> all;
  for (const std::string_view type : {"character", "monster"})
    for (const CardId card : cards.ofType(type))
      if (dieOn(cards, card) == dieOn(cards, piece)) all.push_back(card);
  return all;
}

Action actionOf(const CardBook& cards, CardId action, const Sheet& sheet) {
  const auto& n = cards[action].figures;
  const bool own = n.size() > 4;
  return {.card = action,
          .least = n[0].value,
          .most = n[1].value,
          .aim = wordOf<Aim>(cards, action, kTargetField),
          .count = n[2].value,
          .cost = wordOf<Cost>(cards, action, kCostField),
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
  return wordOf<When>(cards, item, kWhenField);
}
ItemAim aimOf(const CardBook& cards, CardId item) {
  return wordOf<ItemAim>(cards, item, kUsedOnField);
}
MarkOn markOn(const CardBook& cards, CardId mark) {
  return wordOf<MarkOn>(cards, mark, kLiesOnField);
}
Affects affects(const CardBook& cards, CardId mark) {
  return wordOf<Affects>(cards, mark, kAffectsField);
}
int supplyOf(const CardBook& cards, CardId mark) {
  return cards[mark].copies;
}

bool isPieceCard(const CardBook& cards, CardId card) {
  return cards.is(card, "character") || cards.is(card, "monster");
}

}  // namespace lk::rules::half_the_battle
