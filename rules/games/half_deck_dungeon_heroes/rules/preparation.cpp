#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr int kExchangedLater = 3;

/// Returns whether this preparation allows only one hero and one gear card.
bool oneEach(const State& s) {
  return isFirst(s) && is(s, Option::firstPhaseCount, FirstPhase::oneEach);
}

std::optional<Ruling> barred(const State& s, Seat seat) {
  const std::string_view why = barredFromPreparing(s, seat);
  return why.empty() ? std::nullopt : std::optional(refuseNow(why, s));
}

void outOfTheGame(Changes& changes, Seat seat) {
  changes.set(seat, Of::out, 1, {.rule = rule::out, .what = "out", .amount = 1});
  changes.note(seat, Of::shows, unseenInHand(changes.state(), seat));
  const State& s = changes.state();
  for (int at = findIn(s, handZone(seat)); at >= 0; at = findIn(s, handZone(seat)))
    playFromHand(changes, seat, at, zone(Zone::heroDiscard),
                 {.rule = rule::out, .what = "hand_discarded", .seat = seat});
}

}  // namespace

int mostToExchange(const State& s, Seat seat) {
  const int hand = get(s, seat, Of::hand);
  if (isFirst(s)) {
    if (is(s, seat, Of::exchanged) || (!alone(s) && !is(s, Option::coopExchange, Allowed::yes))) return 0;
    return std::min(hand, alone(s) ? kHandAlone : kHandTogether);
  }
  if (is(s, seat, Of::exchanged) && is(s, Option::laterExchange, LaterExchange::once)) return 0;
  return std::min(hand, kExchangedLater);
}

std::string_view barredFromPreparing(const State& s, Seat seat) {
  if (is(s, seat, Of::out)) return "out_of_game";
  if (phase(s) != Phase::preparation) return "wrong_phase";
  if (get(s, seat, Of::draws) > 0) return "answer_first";
  return is(s, seat, Of::done) ? "already_done" : "";
}

std::string_view barredFromPlacing(const State& s, Seat seat) {
  if (oneEach(s) && is(s, seat, Of::heroesPlaced)) return "first_preparation";
  return roomFor(s, seat) ? "" : "hero_limit";
}

std::string_view barredFromEquipping(const State& s, Seat seat) {
  return oneEach(s) && is(s, seat, Of::gearEquipped) ? "first_preparation" : "";
}

void settleGear(Changes& changes, const CardBook& cards, int place) {
  const State& s = changes.state();
  const int gear = findIn(s, gearZone(place));
  if (gear < 0) return;
  switch (reading<ReplacedGear>(s, Option::gearOfReplacedHero)) {
    case ReplacedGear::hand:
      return gearToHand(changes, place, {.rule = rule::replace, .what = "gear_returned"});
    case ReplacedGear::discard:
      return discard(changes, cards, gear,
                     {.rule = rule::replace, .what = "gear_discarded", .other = heroMention(s, place)});
    case ReplacedGear::stays:
      return changes.tell({.rule = rule::replace,
                           .what = "gear_stays",
                           .seat = ownerOf(s, place),
                           .card = slotAt(s, gear).card});
  }
}

bool drawsUntilHero(const State& s, const CardBook& cards, Seat seat) {
  if (!alone(s) || !isFirst(s) || !is(s, Option::noHeroInHand, NoHero::drawUntil)) return false;
  if (heroesInPlay(s) > 0 || unseenInHand(s, seat) > 0) return false;
  return findIn(s, handZone(seat), [&](const Slot& slot) { return kindOf(cards, slot.card) == Kind::hero; }) <
         0;
}

void owe(Changes& changes, Seat seat, int n, RuleId why) {
  const State& s = changes.state();
  if (is(s, seat, Of::out)) return;  // a correction put them out while their hero is in play
  const int due = std::min(n, drawable(s, Colour::blue));
  if (due < n)
    changes.tell({.rule = rule::nothing, .what = "nothing_to_draw", .seat = seat, .amount = n - due});
  if (due > 0) changes.set(seat, Of::draws, due, {.rule = why, .what = "draws_due", .amount = due});
}

void beginPreparation(Changes& changes) {
  const State& s = changes.state();
  changes.phase(static_cast<std::uint8_t>(Phase::preparation));
  for (const Seat seat : seatsOf(s)) {
    for (const Of flag :
         {Of::done, Of::exchanged, Of::traded, Of::heroesPlaced, Of::gearEquipped, Of::mayLoot})
      changes.note(seat, flag, 0);
  }
  changes.note(Table::fresh, 0);
  changes.tell({.rule = isFirst(s) ? rule::firstPlacing : rule::prepared,
                .what = "preparation_begins",
                .amount = get(s, Table::round)});
}

void endPreparation(Changes& changes) {
  const State& s = changes.state();
  if (!alone(s)) {
    bool anyoneLeft = false;
    for (const Seat seat : seatsOf(s)) {
      if (!is(s, seat, Of::out) && heroesOf(s, seat) == 0) outOfTheGame(changes, seat);
      anyoneLeft = anyoneLeft || !is(s, seat, Of::out);
    }
    if (!anyoneLeft) return lose(changes, rule::out);
  } else if (heroesInPlay(s) == 0 && is(s, Seat::A, Of::ownHeroes) && !is(s, Option::losing, Losing::never)) {
    return lose(changes, rule::losing);
  }
  passTurnOn(changes, seatOf(s, Table::turnSeat));
  changes.phase(static_cast<std::uint8_t>(Phase::explore));
}

Ruling judgePlace(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = barred(s, seat)) return *refused;
  if (!move.card.known() || kindOf(cards, move.card) != Kind::hero)
    return refuseCard("not_a_hero", cards, move.card);
  const int slot = inHand(s, seat, move.card);
  if (slot < 0) return refuseCard("no_card_in_hand", cards, move.card);
  const int going = placeOf(s, move.replaces);
  if (move.replaces.known()) {
    if (isFirst(s)) return refuse("first_preparation");
    if (going == 0) return refuseCard("hero_not_in_play", cards, move.replaces);
    if (ownerOf(s, going) != seat) return refuseCard("wrong_owner", cards, move.replaces);
  } else if (const std::string_view why = barredFromPlacing(s, seat); !why.empty()) {
    return refuse(why);
  }
  if (move.spot > kPlaces || (move.spot != 0 && move.spot != going && heroAt(s, move.spot).known()))
    return refuse("hero_limit");
  const bool back = !alone(s) && is(s, seat, Of::ownHeroes) && heroesOf(s, seat) == 0;
  if (going != 0) {
    settleGear(changes, cards, going);
    leavePlay(changes, cards, going,
              {.rule = rule::replace, .what = "replaced", .seat = seat, .slot = going});
  }
  const int place = going != 0 ? going : move.spot != 0 ? move.spot : freePlace(s);
  changes.note(seat, Of::hand, get(s, seat, Of::hand) - 1);
  changes.note(seat, Of::heroesPlaced, get(s, seat, Of::heroesPlaced) + 1);
  const RuleId why = back         ? rule::replacement
                     : going != 0 ? rule::replace
                     : isFirst(s) ? rule::firstPlacing
                                  : rule::place;
  join(changes, cards, seat, slot, place, {.rule = why, .what = "placed", .seat = seat, .slot = place});
  return {};
}

Ruling judgeEquip(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = barred(s, seat)) return *refused;
  if (!move.card.known() || !isGear(kindOf(cards, move.card)))
    return refuseCard("not_gear", cards, move.card);
  int slot = inHand(s, seat, move.card);
  int from = 0;  // place of the current bearer if the gear is passed on
  for (int place = 1; place <= kPlaces && slot < 0 && mayMoveGear(s); ++place) {
    if (gearAt(s, place) != move.card || ownerOf(s, place) != seat) continue;
    from = place;
    slot = findIn(s, gearZone(place));
  }
  if (slot < 0) return refuseCard("no_card_in_hand", cards, move.card);
  if (!move.hero.known()) {
    if (from == 0) return malformedBecause("\"equip\" needs \"hero\"");
    gearToHand(changes, from, {.rule = rule::equip, .what = "gear_returned"});
    return {};
  }
  const int place = placeOf(s, move.hero);
  if (place == 0) return refuseCard("hero_not_in_play", cards, move.hero);
  if (ownerOf(s, place) != seat) return refuseCard("wrong_owner", cards, move.hero);
  const CardId worn = gearAt(s, place);
  if (move.replaces.known()) {
    if (isFirst(s)) return refuse("first_preparation");
    if (worn != move.replaces) return refuseCard("nothing_to_replace", cards, move.replaces);
  } else if (worn.known()) {
    return refuseCard("one_gear_only", cards, worn);
  }
  if (const std::string_view why = barredFromEquipping(s, seat); !why.empty()) return refuse(why);
  if (worn.known())
    discard(changes, cards, findIn(s, gearZone(place)),
            {.rule = rule::replace,
             .what = "gear_discarded",
             .seat = seat,
             .slot = place,
             .other = heroMention(s, place)});
  const bool standby = kindOf(cards, move.card) == Kind::oneUse;
  const Step report{.rule = standby        ? rule::standby
                            : worn.known() ? rule::replace
                                           : rule::equip,
                    .what = standby ? "on_standby" : "equipped",
                    .seat = seat,
                    .slot = place,
                    .other = heroMention(s, place)};
  if (from == 0)
    playFromHand(changes, seat, slot, gearZone(place), report);
  else
    changes.put(static_cast<std::size_t>(slot),
                {.zone = gearZone(place), .card = move.card, .knownTo = Knowers::everyone()}, report);
  changes.note(seat, Of::gearEquipped, 1);
  changes.note(Table::fresh, get(s, Table::fresh) | 1 << place);
  return {};
}

Ruling judgeExchange(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = barred(s, seat)) return *refused;
  const int most = mostToExchange(s, seat);
  if (get(s, seat, Of::hand) == 0) return refuse("empty_hand");
  if (most == 0) return refuse("exchange_used");
  if (move.count < 1 || move.count > most) return refuseCount(1, most);
  const State before = s;
  for (const CardId card : move.named()) {
    const int slot = inHand(s, seat, card);
    if (slot < 0) {
      changes.restore(before);
      return refuseCard("no_card_in_hand", cards, card);
    }
    playFromHand(
        changes, seat, slot, zone(Zone::heroDiscard),
        {.rule = isFirst(s) ? rule::firstExchange : rule::exchange, .what = "exchanged", .seat = seat});
  }
  changes.note(seat, Of::exchanged, 1);
  owe(changes, seat, move.count, isFirst(s) ? rule::firstExchange : rule::exchange);
  return {};
}

Ruling judgeDone(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (auto refused = barred(s, move.seat)) return *refused;
  if (drawsUntilHero(s, cards, move.seat) && drawable(s, Colour::blue) > 0) {
    owe(changes, move.seat, 1, rule::firstHand);
    return {};
  }
  changes.note(move.seat, Of::done, 1);
  changes.tell({.rule = rule::prepared, .what = "prepared", .seat = move.seat});
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
