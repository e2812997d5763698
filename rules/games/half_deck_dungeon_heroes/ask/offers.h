// What the fields of this game's events can be next, for the form of a move.
#pragma once

#include "rules/referee/field_offer.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Cards that come up when a player draws, and how many are due.
void offerDrawn(FieldOffer& offer);
void offerDue(FieldOffer& offer);

/// Cards of the player's hand: to exchange, to place, to equip, to play for all.
void offerExchanged(FieldOffer& offer);
void offerPlaced(FieldOffer& offer);
void offerEquipped(FieldOffer& offer);
void offerTeamCards(FieldOffer& offer);

/// Own heroes, the card that goes, and the place.
void offerOwnHeroes(FieldOffer& offer);
void offerReplaced(FieldOffer& offer);
void offerGearReplaced(FieldOffer& offer);
void offerSpots(FieldOffer& offer);

void offerTraders(FieldOffer& offer);
void offerGiven(FieldOffer& offer);

void offerExplored(FieldOffer& offer);
void offerFighters(FieldOffer& offer);
void offerSupport(FieldOffer& offer);
void offerUsable(FieldOffer& offer);
void offerCarriers(FieldOffer& offer);
void offerHelped(FieldOffer& offer);
void offerRollers(FieldOffer& offer);
void offerDie(FieldOffer& offer);

/// Answers to a trap or a prisoner: a hero, the hero who goes, cards.
void offerSufferers(FieldOffer& offer);
void offerPrisonersPlace(FieldOffer& offer);
void offerTaken(FieldOffer& offer);
void offerLooters(FieldOffer& offer);

/// What people say about the table.
void offerFigures(FieldOffer& offer);
void offerAnyCard(FieldOffer& offer);
void offerLife(FieldOffer& offer);
void offerZones(FieldOffer& offer);
void offerDeeds(FieldOffer& offer);
void offerAnyHero(FieldOffer& offer);
void offerAmount(FieldOffer& offer);

}  // namespace lk::rules::half_deck_dungeon_heroes
