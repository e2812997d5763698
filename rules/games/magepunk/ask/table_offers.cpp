// The offers for what people say about the table: deck lists and effects by hand.
#include "rules/games/magepunk/ask/offers.h"
#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/move.h"

namespace lk::rules::magepunk {

namespace {

constexpr int kMaxByHand = 99;
constexpr std::string_view kDeedsByHand[] = {"damage", "heal", "lose_life", "draw", "destroy", "return"};

bool isWallet(const FieldOffer& offer) {
  return offer.said().body["mode"].asString() == "wallet";
}

int copiesOf(const FieldOffer& offer, CardId card) {
  const int own = printed(offer.cards(), card, Printed::most);
  return own > 0 ? own : kMaxCopies;
}

}  // namespace

void offerDeck(FieldOffer& offer) {
  if (offer.state().result.finished) return;
  int sum = 0;
  for (const auto& [card, count] : offer.value().members()) sum += static_cast<int>(count.asInt());
  if (isWallet(offer) && sum >= kWallet) return;
  const int most = isWallet(offer) ? 1 : kMaxCards;
  for (const CardDef& card : offer.cards().cards()) offer.addNumbers(card.id, 1, most);
  offer.areAlike(Alike::always);
}

void offerAllowed(FieldOffer& offer) {
  if (isWallet(offer)) return;
  for (const auto& [id, count] : offer.said().body["cards"].members())
    if (const CardId card = offer.cards().find(id); card.known() && count.asInt() > copiesOf(offer, card))
      offer.addNumbers(id, static_cast<int>(count.asInt()), kMaxCards);
}

void offerDeeds(FieldOffer& offer) {
  for (const std::string_view deed : kDeedsByHand) offer.add(Json(deed));
}

void offerSubjects(FieldOffer& offer) {
  for (const Slot& slot : offer.state().lying)
    if (isOnBattlefield(slot)) offer.add(Target::of(slot.thing));
  for (const Seat seat : {Seat::A, Seat::B}) offer.add(seat);
}

void offerAmount(FieldOffer& offer) {
  offer.addNumbers(1, kMaxByHand);
}

}  // namespace lk::rules::magepunk
