// The offers for what people say about the table: corrections and effects by hand.
#include "rules/games/wtactics_orc/ask/offers.h"
#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/board.h"
#include "rules/games/wtactics_orc/vocabulary.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr int kMaxAmount = 99;
constexpr std::string_view kNoCard = "none";

/// Returns the slot that a correction names; none if it names none.
SlotId corrected(const FieldOffer& offer) {
  return slotNamed(offer.said().body["slot"].asString());
}

}  // namespace

/// A correction of a player can set figures of the table, too.
void offerFigures(FieldOffer& offer) {
  offer.addFigures();
  if (!offer.said().seat()) return;
  offer.addMember("deck", Json());
  offer.addFigures(vocabulary().tableFigures);
}

void offerAnySlot(FieldOffer& offer) {
  if (phase(offer.state()) != Phase::startup)
    for (const std::string_view name : kSlotNames) offer.add(Json(name));
}

void offerAnyCard(FieldOffer& offer) {
  if (!corrected(offer).known()) return;
  offer.addCards(kCreature);
  offer.add(Json(kNoCard));
}

void offerDamage(FieldOffer& offer) {
  const SlotId slot = corrected(offer);
  if (!slot.known()) return;
  const Json* put = offer.said().body.find("card");
  const CardId card = put ? offer.cards().find(put->asString()) : Board(offer.state()).at(slot).card;
  if (card.known()) offer.addNumbers(0, stat(offer.cards(), card, Stat::life) - 1);
}

void offerFlag(FieldOffer& offer) {
  if (corrected(offer).known())
    for (const bool flag : {true, false}) offer.add(Json(flag));
}

void offerSubjects(FieldOffer& offer) {
  const Board board(offer.state());
  for (const Seat seat : {Seat::A, Seat::B})
    for (const int place : Places(board.creatures(seat))) offer.add(Json(nameOf(SlotId(seat, place))));
}

void offerAmount(FieldOffer& offer) {
  offer.addNumbers(1, kMaxAmount);
}

}  // namespace lk::rules::wtactics_orc
