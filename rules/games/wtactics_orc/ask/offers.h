// What the fields of this game's events can be next, for the form of a move.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/referee/field_offer.h"

namespace lk::rules::wtactics_orc {

/// Adds a slot, or coins, by their names.
void addSlot(FieldOffer& offer, SlotId slot);
void addCoins(FieldOffer& offer, const std::vector<Coin>& coins);

// The start-up.
void offerDeck(FieldOffer& offer);
void offerLayout(FieldOffer& offer);
void offerHidden(FieldOffer& offer);
void offerEmpty(FieldOffer& offer);
void offerShown(FieldOffer& offer);

// The turn.
void offerDue(FieldOffer& offer);
void offerFees(FieldOffer& offer);
void offerRefusal(FieldOffer& offer);
void offerRecruits(FieldOffer& offer);
void offerRecruitSlots(FieldOffer& offer);
void offerPrice(FieldOffer& offer);
void offerUsers(FieldOffer& offer);
void offerAbilities(FieldOffer& offer);
void offerMarks(FieldOffer& offer);
void offerAims(FieldOffer& offer);
void offerMovers(FieldOffer& offer);
void offerSteps(FieldOffer& offer);
void offerResting(FieldOffer& offer);

// Attacks, and answers to questions.
void offerAttackers(FieldOffer& offer);
void offerTargets(FieldOffer& offer);
void offerWeapons(FieldOffer& offer);
void offerShares(FieldOffer& offer);
void offerChosen(FieldOffer& offer);
void offerAnswers(FieldOffer& offer);

// What people say about the table.
void offerFigures(FieldOffer& offer);
void offerAnySlot(FieldOffer& offer);
void offerAnyCard(FieldOffer& offer);
void offerDamage(FieldOffer& offer);
void offerFlag(FieldOffer& offer);
void offerSubjects(FieldOffer& offer);
void offerAmount(FieldOffer& offer);

}  // namespace lk::rules::wtactics_orc
