#include "rules/games/halfwish/rules/wishes.h"

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/rulings.h"

namespace lk::rules::halfwish {

std::optional<Seat> wishDue(const State& s) {
  for (const Seat seat : inTurn(s))
    if (get(s, seat, Of::lampsScored) / 2 > get(s, seat, Of::wishes)) return seat;
  return std::nullopt;
}

void beginWish(Changes& changes, const CardBook& cards, Seat seat) {
  changes.note(seat, Of::wishes, get(changes.state(), seat, Of::wishes) + 1);
  const std::span<const CardId> wishes = cards.ofType(CardType::wish);
  const CardId wish = wishes.empty() ? CardId() : wishes.front();
  const Ability* ability = wish.known() ? cards.program(wish).at(place(Hook::onWish)) : nullptr;
  changes.tell({.rule = rule::wish, .what = "wish_made", .seat = seat, .card = wish});
  if (!ability || readsOtherwise(changes.state(), Asked::wishEffect)) return handOver(changes, wish);
  Frame frame;
  frame.card = wish;
  frame.left = ability->body;
  frame.self = seat;
  changes.running().push_back(frame);
}

}  // namespace lk::rules::halfwish
