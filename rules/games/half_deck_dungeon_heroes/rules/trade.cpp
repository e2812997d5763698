#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// The card that a player gives, in transit: its slot, or -1 for a card that nobody else saw.
struct Given {
  Seat from;
  Seat to;
  int slot = -1;
};

/// A card drawn unseen may have been any card of the hand, so nothing is known of the hand any more.
void forgetHand(Changes& changes, Seat seat) {
  const State& s = changes.state();
  for (std::size_t i = 0; i < s.lying.size(); ++i)
    if (s.lying[i].zone == handZone(seat))
      changes.arrange(i,
                      {.zone = zone(Zone::heroDeck), .card = s.lying[i].card, .knownTo = Knowers::nobody()});
}

void give(Changes& changes, const Given& given) {
  const State& s = changes.state();
  changes.note(given.from, Of::hand, get(s, given.from, Of::hand) - 1);
  changes.note(given.to, Of::hand, get(s, given.to, Of::hand) + 1);
  const Knowers knowers = handsHidden(s) ? Knowers::only(given.from).with(given.to) : Knowers::everyone();
  Step report{
      .rule = rule::trade, .what = "trade_given", .seat = given.from, .amount = 1, .knownTo = knowers};
  if (given.slot < 0) return;
  Slot slot = slotAt(s, given.slot);
  slot.zone = handZone(given.to);
  slot.knownTo = knowers;
  changes.put(static_cast<std::size_t>(given.slot), slot, report);
}

}  // namespace

Ruling judgeTrade(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (alone(s)) return refuse("solo_game");
  Given there{move.seat, move.partner};
  Given back{move.partner, move.seat};
  for (const Seat seat : {move.seat, move.partner}) {
    if (const std::string_view why = barredFromPreparing(s, seat); !why.empty()) return refuseNow(why, s);
    if (is(s, seat, Of::traded)) return refuse("trade_used", Json::object({{"seat", name(seat)}}));
    if (get(s, seat, Of::hand) == 0) return refuse("empty_hand", Json::object({{"seat", name(seat)}}));
  }
  const CardId firstCard = move.gives[0];
  const CardId secondCard = move.gives[1];
  const auto missing = [&](Seat seat, CardId card, int& slot) {
    slot = card.known() ? inHand(s, seat, card, there.slot) : -1;
    return card.known() && slot < 0;
  };
  if (missing(move.seat, firstCard, there.slot)) return refuseCard("no_card_in_hand", cards, firstCard);
  if (missing(move.partner, secondCard, back.slot)) return refuseCard("no_card_in_hand", cards, secondCard);
  if (!firstCard.known()) forgetHand(changes, move.seat);
  if (!secondCard.known()) forgetHand(changes, move.partner);
  changes.tell({.rule = rule::trade, .what = "traded", .seat = move.seat});
  for (const Given& given : {there, back}) {
    give(changes, given);
    changes.note(given.from, Of::traded, 1);
  }
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
