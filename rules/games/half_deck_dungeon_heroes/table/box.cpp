#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"
#include "rules/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"
#include "rules/games/half_deck_dungeon_heroes/table/table.h"

namespace lk::rules::half_deck_dungeon_heroes {

BoxList GameBox::takeOut(const Event& setup, const CardBook& cards) const {
  const HalfDeckDungeonHeroes game;
  State begun = game.fresh();
  if (game.setUp(begun, setup, cards, StepSink()).verdict != Verdict::accepted) return {};
  BoxPart heroes{"hero_deck", {}, {}};
  BoxPart dungeon{"dungeon_deck", {}, {}};
  for (std::size_t i = 0; i < cards.cards().size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i + 1));
    if (kindOf(cards, card) == Kind::other) continue;
    int count = 0;
    for (const Slot& slot : begun.lying) count += slot.card == card && slot.zone != zone(Zone::aside) ? 1 : 0;
    if (count > 0) (isBlue(kindOf(cards, card)) ? heroes : dungeon).cards.push_back({card, count});
  }
  BoxList list;
  for (BoxPart* part : {&heroes, &dungeon})
    if (!part->cards.empty()) list.parts.push_back(std::move(*part));
  return list;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
