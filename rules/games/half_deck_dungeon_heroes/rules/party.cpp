#include "rules/games/half_deck_dungeon_heroes/rules/party.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr int kSides = 6;

}  // namespace

int placeOf(const State& s, CardId hero) {
  for (int place = 1; place <= kPlaces; ++place)
    if (hero.known() && heroAt(s, place) == hero) return place;
  return 0;
}

int carriers(const State& s, CardId gear) {
  int n = 0;
  for (int place = 1; place <= kPlaces; ++place) n += gear.known() && gearAt(s, place) == gear ? 1 : 0;
  return n;
}

int lifeAt(const State& s, int place) {
  return slotAt(s, findIn(s, heroZone(place))).counter;
}

Seat ownerOf(const State& s, int place) {
  return *slotAt(s, findIn(s, heroZone(place))).owner;
}

int heroesInPlay(const State& s) {
  int n = 0;
  for (int place = 1; place <= kPlaces; ++place) n += heroAt(s, place).known() ? 1 : 0;
  return n;
}

int heroesOf(const State& s, Seat seat) {
  int n = 0;
  for (int place = 1; place <= kPlaces; ++place)
    n += heroAt(s, place).known() && ownerOf(s, place) == seat ? 1 : 0;
  return n;
}

bool roomFor(const State& s, Seat seat) {
  if (freePlace(s) == 0) return false;
  return alone(s) || is(s, Option::heroesEach, HeroesEach::shared) || heroesOf(s, seat) == 0;
}

int freePlace(const State& s) {
  for (int place = 1; place <= kPlaces; ++place)
    if (!heroAt(s, place).known()) return place;
  return 0;
}

int attributeOf(const State& s, const CardBook& cards, int place, Attribute attribute) {
  const CardId gear = gearAt(s, place);
  return valueOf(cards, heroAt(s, place), attribute) + (gear.known() ? valueOf(cards, gear, attribute) : 0) +
         get(s, extraOf(place));
}

bool able(const State& s, const CardBook& cards, int place, CardId card) {
  const int has = attributeOf(s, cards, place, attributeOf(cards, card));
  switch (reading<Requirement>(s, Option::attributeRequirement)) {
    case Requirement::atLeast1:
      return has >= 1;
    case Requirement::withinReach:
      return has + kSides >= numberOf(cards, card);
    case Requirement::always:
      return true;
  }
  return true;
}

bool anyoneAble(const State& s, const CardBook& cards, CardId card) {
  for (int place = 1; place <= kPlaces; ++place)
    if (heroAt(s, place).known() && able(s, cards, place, card)) return true;
  return false;
}

void join(Changes& changes, const CardBook& cards, Seat owner, int slot, int place, const Step& step) {
  const CardId card = slotAt(changes.state(), slot).card;
  Slot hero{.zone = heroZone(place), .card = card, .knownTo = Knowers::everyone()};
  hero.counter = static_cast<std::int8_t>(lifeOf(cards, card));
  hero.owner = owner;
  changes.note(owner, Of::ownHeroes, 1);
  changes.note(extraOf(place), 0);
  changes.note(usedOf(place), 0);
  changes.put(static_cast<std::size_t>(slot), hero, step);
}

void returnUnspent(Changes& changes, int place) {
  const State& s = changes.state();
  const CardId gear(static_cast<std::uint16_t>(get(s, usedOf(place))));
  changes.note(usedOf(place), 0);
  const int at = gear.known() ? findIn(s, zone(Zone::removed), gear) : -1;
  if (at < 0 || !heroAt(s, place).known() || gearAt(s, place).known()) return;
  changes.note(extraOf(place), 0);
  Slot back = slotAt(s, at);
  back.zone = gearZone(place);
  changes.put(static_cast<std::size_t>(at), back,
              {.rule = rule::oneUse,
               .what = "unspent",
               .seat = ownerOf(s, place),
               .slot = place,
               .other = heroMention(s, place)});
}

void gearToHand(Changes& changes, int place, const Step& step) {
  const State& s = changes.state();
  const int gear = findIn(s, gearZone(place));
  if (gear < 0) return;
  Step report = step;
  report.seat = ownerOf(s, place);
  report.other = heroMention(s, place);
  toHand(changes, *report.seat, gear, report);
}

void leavePlay(Changes& changes, const CardBook& cards, int place, const Step& step) {
  discard(changes, cards, findIn(changes.state(), heroZone(place)), step);
  changes.note(extraOf(place), 0);
  changes.note(usedOf(place), 0);
}

void setLife(Changes& changes, int slot, int life, const Step& step) {
  Slot turned = slotAt(changes.state(), slot);
  const std::uint8_t before = turned.quarterTurns;
  turned.counter = static_cast<std::int8_t>(life);
  turned.quarterTurns = static_cast<std::uint8_t>(turnsFor(life));
  changes.put(static_cast<std::size_t>(slot), turned, step);
  if (life > 0 && turned.quarterTurns != before)
    changes.tell({.rule = rule::life, .what = "turned", .amount = life, .card = turned.card});
}

void hurt(Changes& changes, const CardBook& cards, int place, int amount, RuleId why) {
  const State& s = changes.state();
  if (!heroAt(s, place).known()) return;
  const Seat owner = ownerOf(s, place);
  const int before = lifeAt(s, place);
  const int left = std::max(0, before - amount);
  setLife(changes, findIn(s, heroZone(place)), left,
          {.rule = why, .what = "hurt", .seat = owner, .amount = left, .from = before, .slot = place});
  if (left > 0) return;
  returnUnspent(changes, place);
  gearToHand(changes, place, {.rule = rule::heroDies, .what = "gear_returned"});
  leavePlay(changes, cards, place, {.rule = rule::heroDies, .what = "died", .seat = owner, .slot = place});
}

void heal(Changes& changes, int place, int amount, RuleId why) {
  const State& s = changes.state();
  const int before = lifeAt(s, place);
  const int now = std::min(kLife, before + amount);
  setLife(changes, findIn(s, heroZone(place)), now,
          {.rule = why,
           .what = "healed",
           .seat = ownerOf(s, place),
           .amount = now,
           .from = before,
           .slot = place});
}

}  // namespace lk::rules::half_deck_dungeon_heroes
