// What the fields of this game's events can be next, for the form of a move.
#pragma once

#include "rules/referee/field_offer.h"

namespace lk::rules::halfwish {

void offerDice(FieldOffer& offer);
/// Cards of the player's own deck that can be turned up or discarded.
void offerRevealed(FieldOffer& offer);
void offerDiscarded(FieldOffer& offer);
void offerLocations(FieldOffer& offer);
void offerPowers(FieldOffer& offer);
/// Answers to the questions that a power will ask.
void offerWith(FieldOffer& offer);
void offerDecisions(FieldOffer& offer);
void offerDeal(FieldOffer& offer);
void offerUpgrades(FieldOffer& offer);
void offerReplaced(FieldOffer& offer);
void offerFigures(FieldOffer& offer);
/// What a card does that people carry out, and by how much.
void offerDeeds(FieldOffer& offer);
void offerAmount(FieldOffer& offer);

}  // namespace lk::rules::halfwish
