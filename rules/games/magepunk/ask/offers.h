// What the fields of this game's events can be next, for the form of a move.
#pragma once

#include "rules/referee/field_offer.h"

namespace lk::rules::magepunk {

// Laying resources, playing cards and using abilities.
void offerEnergies(FieldOffer& offer);
void offerFaces(FieldOffer& offer);
void offerPlayable(FieldOffer& offer);
void offerSources(FieldOffer& offer);
void offerAbilities(FieldOffer& offer);
void offerCharges(FieldOffer& offer);
void offerTargets(FieldOffer& offer);
void offerSacrifices(FieldOffer& offer);
/// The faces of sacrificed resources.
void offerShown(FieldOffer& offer);

// Combat.
void offerAttacks(FieldOffer& offer);
void offerBlocks(FieldOffer& offer);
/// Attackers whose blockers can be put in order, or between whose blockers damage can be split.
void offerOrdered(FieldOffer& offer);
void offerSplit(FieldOffer& offer);
void offerOrder(FieldOffer& offer);
void offerDamage(FieldOffer& offer);

// Answers to questions.
void offerAnswers(FieldOffer& offer);
void offerChosen(FieldOffer& offer);
void offerNamed(FieldOffer& offer);
void offerPaid(FieldOffer& offer);

// What people say about the table.
void offerDeck(FieldOffer& offer);
void offerAllowed(FieldOffer& offer);
void offerDeeds(FieldOffer& offer);
void offerSubjects(FieldOffer& offer);
void offerAmount(FieldOffer& offer);

}  // namespace lk::rules::magepunk
