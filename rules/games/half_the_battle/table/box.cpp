#include "rules/games/half_the_battle/half_the_battle.h"
#include "rules/games/half_the_battle/pieces.h"
#include "rules/games/half_the_battle/table/table.h"

namespace lk::rules::half_the_battle {

BoxList GameBox::takeOut(const Event& setup, const CardBook& cards) const {
  const HalfTheBattle game;
  State begun = game.fresh();
  if (game.setUp(begun, setup, cards, StepSink()).verdict != Verdict::accepted) return {};
  BoxList list;
  for (const Seat seat : kBoth) {
    BoxPart party{"party", seat, {}};
    eachPiece(seat, [&](ThingId piece) { party.cards.push_back({cardOf(begun, piece), 1}); });
    list.parts.push_back(std::move(party));
  }
  BoxPart bag{"bag", {}, {}};
  for (const CardId item : cards.ofType("item")) bag.cards.push_back({item, cards[item].copies});
  list.parts.push_back(std::move(bag));
  return list;
}

}  // namespace lk::rules::half_the_battle
