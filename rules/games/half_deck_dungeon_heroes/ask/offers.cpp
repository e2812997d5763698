// The offers for moves in preparation and in the dungeon.
#include "rules/games/half_deck_dungeon_heroes/ask/offers.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Adds every card that `fits`, each once.
template <class Fits>
void addFitting(FieldOffer& offer, Fits fits) {
  for (std::size_t i = 1; i <= offer.cards().cards().size(); ++i)
    if (const CardId card(static_cast<std::uint16_t>(i)); fits(card)) offer.add(card);
}

int named(const Move& move, CardId card) {
  return static_cast<int>(std::count(move.named().begin(), move.named().end(), card));
}

/// Returns how many copies of a card can be in a hand: those known there, and those that nobody has seen.
int mayHold(const State& s, Seat seat, CardId card) {
  const auto isIt = [&](std::uint8_t where) {
    return static_cast<int>(std::count_if(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
      return slot.zone == where && slot.card == card;
    }));
  };
  return isIt(handZone(seat)) + std::min(unseenInHand(s, seat), isIt(zone(Zone::heroDeck)));
}

/// Adds the cards of a hand that fit, as often as they can be there.
template <class Fits>
void addFromHand(FieldOffer& offer, const Move& move, Fits fits) {
  addFitting(offer, [&](CardId card) {
    return fits(kindOf(offer.cards(), card)) && mayHold(offer.state(), move.seat, card) > named(move, card);
  });
}
bool anyKind(Kind kind) {
  return isBlue(kind);
}
bool isHero(Kind kind) {
  return kind == Kind::hero;
}

/// Adds the heroes at the places that fit.
template <class Fits>
void addHeroes(FieldOffer& offer, Fits fits) {
  for (int place = 1; place <= kPlaces; ++place)
    if (const CardId hero = heroAt(offer.state(), place); hero.known() && fits(place)) offer.add(hero);
}

bool asks(const State& s, PromptId id) {
  return !s.questions.empty() && s.questions.front().id == id;
}

/// Returns from where the running effect takes cards; nullopt if it asks for none.
std::optional<Source> asksFrom(const FieldOffer& offer) {
  const State& s = offer.state();
  if (!asks(s, "decide") || s.running.empty()) return std::nullopt;
  return takenFrom(s, offer.cards());
}

}  // namespace

void offerDrawn(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  const int due = get(s, move.seat, Of::draws);
  if (move.count >= due) return;
  const int later = std::max(0, due - get(s, Table::heroDeck));  // are drawn after the reshuffle
  const auto copies = [&](Zone where, CardId card) { return s.lying.count(ZoneSet(zone(where)), card); };
  const auto beyondDeck = [&](CardId card, int n) { return std::max(0, n - copies(Zone::heroDeck, card)); };
  addFitting(offer, [&](CardId card) {
    if (!isBlue(kindOf(offer.cards(), card))) return false;
    const int n = named(move, card) + 1;
    int discarded = beyondDeck(card, n);  // of those named, as many must come from the discard pile
    if (discarded > copies(Zone::heroDiscard, card)) return false;
    for (std::size_t i = 0; i < move.named().size(); ++i) {
      const CardId other = move.named()[i];
      const auto before = move.named().first(i);
      if (other != card && std::find(before.begin(), before.end(), other) == before.end())
        discarded += beyondDeck(other, named(move, other));
    }
    return discarded <= later;
  });
}

void offerDue(FieldOffer& offer) {
  const int due = get(offer.state(), offer.seat(), Of::draws);
  if (due > 0 && !offer.said().body.find("cards")) offer.add(Json(due));
}

void offerExchanged(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (barredFromPreparing(offer.state(), move.seat).empty() &&
      move.count < mostToExchange(offer.state(), move.seat))
    addFromHand(offer, move, anyKind);
}

void offerPlaced(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (barredFromPreparing(offer.state(), move.seat).empty()) addFromHand(offer, move, isHero);
}

void offerEquipped(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (!barredFromPreparing(s, move.seat).empty()) return;
  addFitting(offer, [&](CardId card) {
    if (!isGear(kindOf(offer.cards(), card))) return false;
    return mayHold(s, move.seat, card) > 0 || (mayMoveGear(s) && carriers(s, card) > 0);
  });
}

void offerTeamCards(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  addFitting(offer, [&](CardId card) {
    return kindOf(offer.cards(), card) == Kind::team && mayHold(offer.state(), move.seat, card) > 0 &&
           barredFromTeam(offer.state(), offer.cards(), card).empty();
  });
}

void offerOwnHeroes(FieldOffer& offer) {
  const Seat seat = offer.soFar<Move>().seat;
  addHeroes(offer, [&](int place) { return ownerOf(offer.state(), place) == seat; });
}

void offerReplaced(FieldOffer& offer) {
  if (!isFirst(offer.state())) offerOwnHeroes(offer);
}

void offerGearReplaced(FieldOffer& offer) {
  const int place = placeOf(offer.state(), offer.soFar<Move>().hero);
  if (place != 0 && gearAt(offer.state(), place).known()) offer.add(gearAt(offer.state(), place));
}

void offerSpots(FieldOffer& offer) {
  for (int place = 1; place <= kPlaces; ++place) offer.add(Json(place));
}

void offerTraders(FieldOffer& offer) {
  const State& s = offer.state();
  if (offer.count() >= 2 || alone(s)) return;
  for (const Seat seat : seatsOf(s))
    if ((offer.count() == 0) == (seat == offer.seat()) && barredFromPreparing(s, seat).empty() &&
        !is(s, seat, Of::traded) && get(s, seat, Of::hand) > 0)
      offer.add(seat);
}

/// The other player's card is offered as far as the one who composes may know of it.
void offerGiven(FieldOffer& offer) {
  const State& s = offer.state();
  const Audience who = audienceOf(offer.seat());
  for (const Json& trader : offer.said().body["seats"].items()) {
    const auto seat = seatFrom(trader.asString());
    if (!seat || index(*seat) >= s.seatCount) continue;
    const std::uint8_t hand = handZone(*seat);
    for (std::size_t i = 1; i <= offer.cards().cards().size(); ++i) {
      const CardId card(static_cast<std::uint16_t>(i));
      const bool known = std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
        return slot.card == card && slot.zone == hand && slot.knownTo.include(who);
      });
      const bool unseen = unseenInHand(s, *seat) > 0 && findIn(s, zone(Zone::heroDeck), card) >= 0;
      if (known || unseen) offer.addMember(name(*seat), Json(offer.cards()[card].id));
    }
  }
}

void offerExplored(FieldOffer& offer) {
  const State& s = offer.state();
  if (phase(s) != Phase::explore && phase(s) != Phase::preparation) return;
  const bool anew = get(s, Table::dungeonDeck) == 0;
  const bool prisoner = static_cast<Prisoner>(get(s, Table::prisoner)) != Prisoner::none;
  addFitting(offer, [&](CardId card) {
    const Kind kind = kindOf(offer.cards(), card);
    if (!isRed(kind) && !(kind == Kind::hero && prisoner)) return false;
    return anew || canComeUp(s, offer.cards(), card);
  });
}

void offerFighters(FieldOffer& offer) {
  const State& s = offer.state();
  const bool attacks = offer.soFar<Move>().kind == MoveKind::attack;
  if (!(attacks ? barredFromFighting(s) : barredFromFacing(s)).empty()) return;
  addHeroes(offer, [&](int place) { return able(s, offer.cards(), place, encounter(s)); });
}

void offerSupport(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (move.kind != MoveKind::attack || offer.count() > 0) return;
  addHeroes(offer, [&](int place) { return heroAt(offer.state(), place) != move.hero; });
}

void offerUsable(FieldOffer& offer) {
  const State& s = offer.state();
  std::vector<CardId> added;
  for (int place = 1; place <= kPlaces; ++place) {
    const CardId gear = gearAt(s, place);
    if (!gear.known() || !barredFromUse(s, offer.cards(), place).empty()) continue;
    if (std::find(added.begin(), added.end(), gear) == added.end()) offer.add(gear);
    added.push_back(gear);
  }
}

void offerCarriers(FieldOffer& offer) {
  const CardId gear = offer.soFar<Move>().card;
  addHeroes(offer, [&](int place) { return gearAt(offer.state(), place) == gear; });
}

void offerHelped(FieldOffer& offer) {
  const CardId gear = offer.soFar<Move>().card;
  if (gear.known() && needsSomebody(offer.cards(), gear)) addHeroes(offer, [](int) { return true; });
}

void offerRollers(FieldOffer& offer) {
  const State& s = offer.state();
  if (rolling(s)) addHeroes(offer, [&](int place) { return rolls(s, place) && !hasRolled(s, place); });
}

void offerDie(FieldOffer& offer) {
  offer.addRoll(1, 6);
}

void offerSufferers(FieldOffer& offer) {
  const State& s = offer.state();
  const bool gear = asksFrom(offer) == Source::gear;
  if (phase(s) == Phase::sufferer || gear)
    addHeroes(offer, [&](int place) { return !gear || gearAt(s, place).known(); });
}

void offerPrisonersPlace(FieldOffer& offer) {
  if (phase(offer.state()) == Phase::sufferer) addHeroes(offer, [](int) { return true; });
}

void offerTaken(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  const bool shows = asks(s, "show_hand");  // several players may owe this
  const auto from = asksFrom(offer);
  const int wanted = shows ? get(s, move.seat, Of::shows) : from ? s.questions.front().detail : 0;
  if (move.count >= wanted) return;
  if (shows || from == Source::hand) return addFromHand(offer, move, anyKind);
  addFitting(offer, [&](CardId card) {
    const int there =
        from == Source::gear ? carriers(s, card) : s.lying.count(ZoneSet(zone(Zone::heroDeck)), card);
    return there > named(move, card);
  });
}

void offerLooters(FieldOffer& offer) {
  const State& s = offer.state();
  for (const Seat seat : seatsOf(s))
    if (is(s, seat, Of::mayLoot)) offer.add(seat);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
