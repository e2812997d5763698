#include <map>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/table/table.h"

namespace lk::rules::halfwish {

namespace {

/// Returns whether nobody has entered an effect for the card. People read it aloud, carry it out, and decide
/// whether to play with it.
bool readAloud(const CardDef& card) {
  return card.effect.items().empty();
}

/// Returns the cards of a type for which `wanted` returns true, `each` copies of each; all copies if `each`
/// is 0.
template <class Wanted>
std::vector<DeckCount> cardsOf(const CardBook& cards, std::string_view type, int each, Wanted wanted) {
  std::vector<DeckCount> out;
  for (const CardId card : cards.ofType(type))
    if (wanted(card)) out.push_back({card, each > 0 ? each : cards[card].copies});
  return out;
}

void add(BoxList& list, BoxPart part) {
  if (!part.cards.empty()) list.parts.push_back(std::move(part));
}

bool isOff(const Event& setup, std::string_view option) {
  return setup.body["options"][option].asString() == "off";
}

void addClass(BoxList& list, const CardBook& cards, Seat seat, CardId hero) {
  add(list, {"class", seat, {{hero, 1}}});
  BoxPart deck{"deck", seat, cards.deck(hero)};
  if (deck.count() != kDeck) list.miscounts.push_back({seat, hero, deck.count(), kDeck});
  add(list, std::move(deck));
}

void addPowers(BoxList& list, const CardBook& cards, Seat seat) {
  const auto basic = [&](CardId card) { return isBasic(cards, card); };
  const auto other = [&](CardId card) { return !basic(card) && !readAloud(cards[card]); };
  add(list, {"basic_powers", seat, cardsOf(cards, "power", 1, basic)});
  add(list, {"powers", seat, cardsOf(cards, "power", 1, other), kPowers});
}

/// Adds actions that are in no class's deck but stand for another card while it counts as one.
void addMarkers(BoxList& list, const CardBook& cards, Seat seat) {
  const auto inADeck = [&](CardId card) {
    for (const CardId hero : cards.ofType(CardType::characterClass))
      for (const DeckCount& each : cards.deck(hero))
        if (each.card == card) return true;
    return false;
  };
  add(list, {"markers", seat, cardsOf(cards, "action", 1, [&](CardId card) {
               return !cards[card].countsAs.empty() && !inADeck(card);
             })});
}

std::vector<BoxShortage> missingOf(const BoxList& list, const CardBook& cards) {
  std::map<std::uint16_t, int> wanted;
  for (const BoxPart& part : list.parts)
    for (const DeckCount& each : part.cards) wanted[each.card.place()] += each.count;
  std::vector<BoxShortage> missing;
  for (const auto& [place, count] : wanted)
    if (const CardId card(place); count > cards[card].copies)
      missing.push_back({card, count, cards[card].copies});
  return missing;
}

}  // namespace

BoxList GameBox::takeOut(const Event& setup, const CardBook& cards) const {
  BoxList list;
  const bool powers = !isOff(setup, "powers");
  for (const Seat seat : {Seat::A, Seat::B}) {
    const CardId hero = cards.find(setup.body["classes"][name(seat)].asString());
    if (cards.is(hero, CardType::characterClass)) addClass(list, cards, seat, hero);
    if (!powers) continue;
    addPowers(list, cards, seat);
    addMarkers(list, cards, seat);
  }
  const auto shuffled = [&](CardId card) { return !readAloud(cards[card]); };
  if (!isOff(setup, "locations")) add(list, {"locations", {}, cardsOf(cards, "location", 0, shuffled)});
  const auto any = [](CardId) { return true; };
  add(list, {"upgrades", {}, cardsOf(cards, "upgrade", 0, any)});
  add(list, {"wishes", {}, cardsOf(cards, "wish", 0, any)});
  BoxPart aloud{"read_aloud", {}, {}};
  for (const auto& [type, off] : {std::pair{"power", !powers}, {"location", isOff(setup, "locations")}})
    if (!off)
      for (const DeckCount& each :
           cardsOf(cards, type, 0, [&](CardId card) { return readAloud(cards[card]); }))
        aloud.cards.push_back(each);
  add(list, std::move(aloud));
  list.missing = missingOf(list, cards);
  return list;
}

}  // namespace lk::rules::halfwish
