#include "rules/games/magepunk/ask/imagining.h"

#include <algorithm>
#include <cmath>

#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/rules/timing.h"

namespace lk::rules::magepunk {

namespace {

constexpr double kLeadForSure = 12;  // in life, after which the game is nearly won
constexpr double kEntity = 1, kImpact = 0.7, kResource = 0.6, kCardInHand = 0.6;

bool isAsked(const State& s, Seat seat, PromptId id) {
  return owes(s, seat, id);
}

bool takeOfEnergy(std::vector<CardId>& from, Energy energy, const CardBook& cards) {
  const auto found = std::find_if(from.begin(), from.end(), [&](CardId card) {
    return energyOf(cards, card) == energy && mayBeResource(cards, card);
  });
  if (found == from.end()) return false;
  from.erase(found);
  return true;
}

/// Brings one hand and pile in step with their numbers.
void settle(Holding& own, int hand, int pile, Chance& chance) {
  while (static_cast<int>(own.hand.size()) > std::max(0, hand))
    own.hand.erase(own.hand.begin() + chance.below(static_cast<int>(own.hand.size())));
  draw(own.hand, own.pile, hand);
  while (static_cast<int>(own.pile.size()) > std::max(0, pile)) own.pile.pop_back();
}

}  // namespace

Holdings deal(const State& begun, const CardBook& cards, Chance& chance) {
  Holdings held;
  for (const Seat seat : {Seat::A, Seat::B}) {
    Holding& own = held[seat];
    for (std::size_t i = 1; i <= cards.cards().size(); ++i)
      if (const CardId card(static_cast<std::uint16_t>(i)); printed(cards, card, Printed::wallet) != 0)
        own.pile.push_back(card);
    shuffle(own.pile, chance);
    settle(own, get(begun, seat, Of::hand), get(begun, seat, Of::deck), chance);
  }
  return held;
}

Leaving leavingWith(const Move& move, const State& before) {
  Leaving leaving;
  if (move.kind == MoveKind::play) leaving.cards.push_back(move.card);
  if (move.kind == MoveKind::resource) {
    if (move.cardCount > 0)
      leaving.cards.push_back(move.cards[0]);
    else
      leaving.energy = move.energy;
  }
  if (move.kind != MoveKind::decide) return leaving;
  leaving.wholeHand = move.answer == Saying::yes && isAsked(before, move.seat, "mulligan");
  if (!isAsked(before, move.seat, "trigger_order"))
    leaving.cards.assign(move.shown().begin(), move.shown().end());
  return leaving;
}

CardCounts countsOf(const State& state, Seat seat) {
  return {get(state, seat, Of::hand), get(state, seat, Of::deck)};
}

void follow(Holdings& held, const Leaving& leaving, Seat seat, const CardCounts& before, const State& after,
            const CardBook& cards, Chance& chance) {
  Holding& own = held[seat];
  if (leaving.wholeHand) {
    own.pile.insert(own.pile.end(), own.hand.begin(), own.hand.end());
    own.hand.clear();
    shuffle(own.pile, chance);
  }
  const CardCounts now = countsOf(after, seat);
  int gone = before.hand + before.deck - now.deck - now.hand;
  for (const CardId card : leaving.cards)
    if (gone > 0 && takeOne(own.hand, card)) --gone;
  if (gone > 0 && leaving.energy) takeOfEnergy(own.hand, *leaving.energy, cards);
  for (const Seat each : {Seat::A, Seat::B})
    settle(held[each], get(after, each, Of::hand), get(after, each, Of::deck), chance);
}

bool holds(const Holding& own, const Leaving& leaving, const CardBook& cards) {
  if (own.hand.empty()) return true;
  std::vector<CardId> hand = own.hand;
  for (const CardId card : leaving.cards)
    if (!takeOne(hand, card)) return false;
  return !leaving.energy || takeOfEnergy(hand, *leaving.energy, cards);
}

double worth(const Host& host, Seat seat) {
  const State& s = host.state();
  double lead = 0;
  for (const Seat each : {Seat::A, Seat::B})
    lead += (each == seat ? 1 : -1) * (get(s, each, Of::life) + kCardInHand * get(s, each, Of::hand));
  for (const Slot& slot : s.lying) {
    if (!slot.owner) continue;
    const double sign = slot.owner == seat ? 1 : -1;
    if (isLane(slot)) lead += sign * kResource;
    if (!isOnBattlefield(slot)) continue;
    const bool fights = typeOf(host.cards(), slot.card) == CardType::entity;
    lead += sign * (kEntity + (fights ? kImpact * host.impact(slot.thing) : 0));
  }
  return std::tanh(lead / kLeadForSure);
}

}  // namespace lk::rules::magepunk
