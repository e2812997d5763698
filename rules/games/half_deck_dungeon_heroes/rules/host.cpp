#include "rules/games/half_deck_dungeon_heroes/rules/host.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Returns the rule for cards of this kind.
RuleId ruleOf(const CardBook& cards, CardId card) {
  switch (kindOf(cards, card)) {
    case Kind::oneUse:
      return rule::oneUse;
    case Kind::team:
      return rule::team;
    case Kind::trap:
      return rule::trapStrikes;
    default:
      return usedOnce(cards, card) ? rule::lost : rule::misc;
  }
}

int gearInPlay(const State& s) {
  int n = 0;
  for (int place = 1; place <= kPlaces; ++place) n += gearAt(s, place).known() ? 1 : 0;
  return n;
}

}  // namespace

Players Host::inOrder(std::uint8_t seats) const {
  Players all;
  for (const Seat seat : seatsOf(state()))
    if ((seats >> index(seat) & 1u) != 0) all.add(seat);
  return all;
}

Players Host::players(int, const Frame& frame) const {
  Players one;
  if (frame.self) one.add(*frame.self);
  return one;
}

void Host::nothing(const Frame& frame) {
  changes_.tell({.rule = rule::nothing, .what = "nothing_happens", .card = frame.card});
}

void Host::damage(int whom, int amount, DamageKind, const Frame& why) {
  const RuleId because = ruleOf(cards_, why.card);
  if (static_cast<Whom>(whom) == Whom::enemy) return hurtEnemy(changes_, amount, because);
  if (static_cast<Whom>(whom) == Whom::tested) {
    const int place = get(state(), Table::main);
    if (!figure(state(), Table::main).present || !heroAt(state(), place).known()) return nothing(why);
    return hurt(changes_, cards_, place, amount, because);
  }
  if (heroesInPlay(state()) == 0) return nothing(why);
  for (int place = 1; place <= kPlaces; ++place) hurt(changes_, cards_, place, amount, because);
}

void Host::heal(int whom, int amount, const Frame& why) {
  const RuleId because = ruleOf(cards_, why.card);
  const bool one = static_cast<Whom>(whom) == Whom::named;
  if (heroesInPlay(state()) == 0) return nothing(why);
  for (int place = 1; place <= kPlaces; ++place)
    if (heroAt(state(), place).known() && (!one || place == why.place))
      half_deck_dungeon_heroes::heal(changes_, place, amount, because);
}

void Host::assist(Whom, const Frame& why) {
  int rollers = get(state(), Table::rollers);
  for (int place = 1; place <= kPlaces; ++place)
    if (heroAt(state(), place).known()) rollers |= 1 << place;
  changes_.note(Table::rollers, rollers);
  changes_.tell({.rule = rule::everybodyRolls, .what = "others_roll", .card = why.card});
}

void Host::modify(int by, const Frame& why) {
  changes_.note(extraOf(why.place), get(state(), extraOf(why.place)) + by);
}

void Host::leave(const Frame&) {
  changes_.tell({.rule = rule::team, .what = "escaped", .card = encounter(state())});
  putAway(changes_, cards_);
}

void Host::win(const Frame& why) {
  half_deck_dungeon_heroes::win(changes_, seatOf(state(), Table::explorer), "treasure", rule::treasureWins,
                                why.card);
}

void Host::shuffle(Colour colour, const Frame& why) {
  reshuffle(changes_, colour,
            {.rule = ruleOf(cards_, why.card),
             .what = colour == Colour::blue ? "hero_deck_reshuffled" : "dungeon_deck_reshuffled"});
}

int Host::owed(Source from, int count, const Frame& why) const {
  const State& s = state();
  if (!why.self) return 0;
  switch (from) {
    case Source::hand: {
      const int n = std::min(count, get(s, *why.self, Of::hand));
      return n == get(s, *why.self, Of::hand) && unseenInHand(s, *why.self) == 0 ? 0 : n;
    }
    case Source::gear:
      return gearInPlay(s) > count ? count : 0;
    case Source::heroDeck:
      return std::min(count, get(s, Table::heroDeck));
  }
  return 0;
}

void Host::discardAll(Source from, int, const Frame& why) {
  const State& s = state();
  const Step report{.rule = rule::penalty, .what = "discarded", .seat = why.self};
  std::vector<CardId> gone;
  if (from == Source::hand && why.self) {
    for (int at = findIn(s, handZone(*why.self)); at >= 0; at = findIn(s, handZone(*why.self))) {
      gone.push_back(slotAt(s, at).card);
      playFromHand(changes_, *why.self, at, zone(Zone::heroDiscard), report);
    }
  }
  for (int place = 1; place <= kPlaces && from == Source::gear; ++place) {
    if (!gearAt(s, place).known()) continue;
    gone.push_back(gearAt(s, place));
    half_deck_dungeon_heroes::discard(changes_, cards_, findIn(s, gearZone(place)), report);
  }
  if (gone.empty()) return nothing(why);
  Answer all{.kind = Answer::Kind::cards, .seat = why.self.value_or(seatOf(s, Table::explorer))};
  if (gone.size() > all.cards.size()) return;
  for (const CardId card : gone) all.cards[all.count++] = card;
  settle({why.card, all});
}

Ruling Host::discard(Source from, std::span<const CardId> named, const Frame& why) {
  const State& s = state();
  const State before = s;
  const Step report{.rule = rule::penalty, .what = "discarded", .seat = why.self};
  if (from == Source::gear && why.place == 0 && named.size() == 1 && carriers(s, named.front()) > 1)
    return malformedBecause("\"decide\" needs \"hero\": more than one carries that gear");
  for (const CardId card : named) {
    int at = -1;
    if (from == Source::hand) at = inHand(s, *why.self, card);
    if (from == Source::heroDeck) at = findIn(s, zone(Zone::heroDeck), card);
    for (int place = 1; place <= kPlaces && from == Source::gear && at < 0; ++place)
      if (why.place == 0 || why.place == place) at = findIn(s, gearZone(place), card);
    if (at < 0) {
      changes_.restore(before);
      return refuseCard(from == Source::gear   ? "no_gear"
                        : from == Source::hand ? "no_card_in_hand"
                                               : "card_gone",
                        cards_, card);
    }
    if (from == Source::heroDeck) changes_.note(Table::heroDeck, get(s, Table::heroDeck) - 1);
    if (from == Source::hand)
      playFromHand(changes_, *why.self, at, zone(Zone::heroDiscard), report);
    else
      half_deck_dungeon_heroes::discard(changes_, cards_, at, report);
  }
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
