// The offers for what people say about the table: corrections and effects by hand.
#include "rules/games/half_deck_dungeon_heroes/ask/offers.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/vocabulary.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr int kMaxByHand = 26;
constexpr std::string_view kDeedsByHand[] = {"damage", "heal", "draw"};

}  // namespace

void offerFigures(FieldOffer& offer) {
  offer.addFigures();
  if (offer.said().seat()) return;
  for (const std::string_view type : {"boss", "endgame_boss"})
    for (const CardId card : offer.cards().ofType(type))
      offer.addMember("endgame_boss", offer.cards()[card].id);
  offer.addMember("endgame_boss", Json());
}

void offerAnyCard(FieldOffer& offer) {
  for (std::size_t i = 1; i <= offer.cards().cards().size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i));
    const auto isIt = [&](const Slot& slot) { return slot.card == card; };
    if (std::any_of(offer.state().lying.begin(), offer.state().lying.end(), isIt)) offer.add(card);
  }
  offer.areAlike();
}

void offerLife(FieldOffer& offer) {
  const CardId card = offer.soFar<Move>().card;
  if (card.known() && (encounter(offer.state()) == card || placeOf(offer.state(), card) != 0))
    offer.addNumbers(1, lifeOf(offer.cards(), card));
}

void offerZones(FieldOffer& offer) {
  if (!offer.soFar<Move>().card.known()) return;
  for (const ZoneSpec& each : vocabulary().zones) offer.add(Json(each.name));
}

void offerDeeds(FieldOffer& offer) {
  for (const std::string_view deed : kDeedsByHand) offer.add(Json(deed));
}

void offerAnyHero(FieldOffer& offer) {
  for (int place = 1; place <= kPlaces; ++place)
    if (const CardId hero = heroAt(offer.state(), place); hero.known()) offer.add(hero);
}

void offerAmount(FieldOffer& offer) {
  offer.addNumbers(1, kMaxByHand);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
