// What the fields of this game's events can be next, for the form of a move.
#pragma once

#include "rules/referee/field_offer.h"

namespace lk::rules::half_the_battle {

/// The pieces of a player who places freely, and the lanes of the own half.
void offerPlaceable(FieldOffer& offer);
void offerOwnHalf(FieldOffer& offer);

void offerItemsDealt(FieldOffer& offer);
void offerD20(FieldOffer& offer);

/// The chosen piece that moves, and the lanes it can move to.
void offerChosen(FieldOffer& offer);
void offerWays(FieldOffer& offer);
/// The pieces that can be chosen.
void offerChoosable(FieldOffer& offer);

/// An action of the chosen piece, and what it is used on.
void offerActions(FieldOffer& offer);
void offerTargets(FieldOffer& offer);
void offerLanes(FieldOffer& offer);
void offerDestinations(FieldOffer& offer);
void offerOrder(FieldOffer& offer);

/// An item, what it is used on, and where it moves that.
void offerItems(FieldOffer& offer);
void offerItemUses(FieldOffer& offer);
void offerPushes(FieldOffer& offer);

/// Rage dice, what they buy, for whom, and how much.
void offerRageDice(FieldOffer& offer);
void offerPurchases(FieldOffer& offer);
void offerPurchased(FieldOffer& offer);
void offerPoints(FieldOffer& offer);

/// What people say about the table: pieces, their health and lanes.
void offerAlive(FieldOffer& offer);
void offerReadable(FieldOffer& offer);
void offerAll(FieldOffer& offer);
void offerFaces(FieldOffer& offer);
void offerHp(FieldOffer& offer);
void offerAnyLane(FieldOffer& offer);
void offerFigures(FieldOffer& offer);
void offerDeeds(FieldOffer& offer);
void offerAmount(FieldOffer& offer);

}  // namespace lk::rules::half_the_battle
