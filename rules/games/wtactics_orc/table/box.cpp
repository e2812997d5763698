#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/figures.h"
#include "rules/games/wtactics_orc/rules/position.h"
#include "rules/games/wtactics_orc/table/table.h"
#include "rules/games/wtactics_orc/wtactics_orc.h"

namespace lk::rules::wtactics_orc {

BoxList GameBox::takeOut(const Event& setup, const CardBook& cards) const {
  const WTacticsOrc game;
  State begun = game.fresh();
  if (game.setUp(begun, setup, cards, StepSink()).verdict != Verdict::accepted) return {};
  BoxList list;
  std::vector<int> wanted(cards.cards().size() + 1);
  for (const Seat seat : {Seat::A, Seat::B}) {
    const auto deck = deckOf(cards, setup.body["decks"][name(seat)]);
    if (!deck) continue;
    list.parts.push_back({"army_deck", seat, *deck});
    for (const DeckCount& each : *deck) wanted[each.card.place()] += each.count;
  }
  for (const CardId card : cards.ofType(kCreature))
    if (wanted[card.place()] > cards[card].copies)
      list.missing.push_back({card, wanted[card.place()], cards[card].copies});
  if (list.parts.size() == 2) return list;
  // Players who have not named a deck build one from the rest.
  const std::size_t others = list.parts.size();
  for (const CardId card : cards.ofType(kCreature)) {
    const bool first = list.parts.size() == others ||
                       factionOf(cards, list.parts.back().cards.back().card) != factionOf(cards, card);
    if (first) list.parts.push_back({"faction", std::nullopt, {}});
    list.parts.back().cards.push_back({card, cards[card].copies});
  }
  return list;
}

}  // namespace lk::rules::wtactics_orc
