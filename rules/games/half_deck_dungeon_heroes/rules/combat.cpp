#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Returns why a phase of the dungeon does not allow a fight or a test.
std::string_view elsewhere(const State& s, std::string_view inTheOther) {
  if (phase(s) == Phase::combat || phase(s) == Phase::challenge) return inTheOther;
  if (phase(s) == Phase::preparation) return "wrong_phase";
  return phase(s) == Phase::explore ? "no_encounter" : "answer_first";
}

/// Returns whether a public card in a hand allows an escape from the endgame boss.
bool escapeAtHand(const State& s, const CardBook& cards) {
  if (handsHidden(s) || !is(s, Option::escapeFromEndgame, Allowed::yes)) return false;
  return std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    return slot.zone >= zone(Zone::handA) && kindOf(cards, slot.card) == Kind::team &&
           at(cards, slot.card, Hook::betweenAttacks);
  });
}

/// Declares who rolls: one hero, or one with a helper.
void declare(Changes& changes, int main, int support) {
  changes.note(Table::main, main);
  changes.note(Table::rollers, 1 << main | (support > 0 ? 1 << support : 0));
  changes.note(Table::rolled, 0);
  changes.note(Table::dice, 0);
  if (support > 0) changes.note(Table::support, support);
}

/// Adds up a finished roll, with one step per part.
int totalOf(Changes& changes, const CardBook& cards, RuleId why) {
  const State& s = changes.state();
  const int main = get(s, Table::main);
  const CardId hero = heroAt(s, main);
  const CardId gear = gearAt(s, main);
  const CardId met = encounter(s);
  const Attribute asked = attributeOf(cards, met);
  const Seat seat = ownerOf(s, main);
  const int own = valueOf(cards, hero, asked);
  const int worn = gear.known() ? valueOf(cards, gear, asked) : 0;
  const int extra = get(s, extraOf(main));
  const int total = get(s, Table::dice) + own + worn + extra;
  changes.tell({.rule = why, .what = "attribute", .seat = seat, .amount = own, .card = hero});
  if (worn != 0)
    changes.tell({.rule = why,
                  .what = "gear_bonus",
                  .seat = seat,
                  .amount = worn,
                  .card = gear,
                  .other = heroMention(s, main)});
  if (extra != 0)
    changes.tell(
        {.rule = rule::oneUse, .what = "one_use_bonus", .seat = seat, .amount = extra, .card = hero});
  changes.tell({.rule = why,
                .what = "total",
                .seat = seat,
                .amount = total,
                .from = numberOf(cards, met),
                .card = met});
  return total;
}

/// Marks one-use gear as spent by this roll; also a helper's, although it added nothing.
void spendUsed(Changes& changes) {
  for (int place = 1; place <= kPlaces; ++place)
    if (rolls(changes.state(), place)) changes.note(usedOf(place), 0);
}

void endOfRoll(Changes& changes) {
  const State& s = changes.state();
  spendUsed(changes);
  for (int place = 1; place <= kPlaces; ++place)
    if (rolls(s, place) && is(s, Option::oneUseSpan, Span::roll)) changes.note(extraOf(place), 0);
  clearRoll(changes);
}

void settleTest(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const int main = get(s, Table::main);
  const CardId trap = encounter(s);
  const bool passed = totalOf(changes, cards, rule::testSum) >= numberOf(cards, trap);
  spendUsed(changes);
  changes.note(Table::rollers, 0);
  if (passed) {
    changes.tell({.rule = rule::testSum, .what = "passed", .seat = ownerOf(s, main), .card = trap});
    putAway(changes, cards);
    return goToLoot(changes, seatOf(s, Table::explorer), 0);
  }
  springTrap(changes, cards);
}

void settleAttack(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const int main = get(s, Table::main);
  const int rollers = get(s, Table::rollers);
  const CardId enemy = encounter(s);
  for (const Seat seat : seatsOf(s)) changes.note(seat, Of::mayLoot, 0);
  for (int place = 1; place <= kPlaces; ++place)
    if (rolls(s, place)) changes.note(ownerOf(s, place), Of::mayLoot, 1);
  changes.note(Table::striker, static_cast<int>(ownerOf(s, main)));
  const bool hits = totalOf(changes, cards, rule::attackSum) >= numberOf(cards, enemy);
  endOfRoll(changes);
  if (hits) return hurtEnemy(changes, 1, rule::attackSum);
  const bool together = (rollers & ~(1 << main)) != 0;
  changes.tell({.rule = rule::missed, .what = "missed", .seat = ownerOf(s, main), .card = enemy});
  for (int place = 1; place <= kPlaces; ++place)
    if ((rollers >> place & 1) != 0)
      hurt(changes, cards, place, 1, together ? rule::assistMissed : rule::missed);
  if (heroesInPlay(s) > 0) return;
  changes.tell({.rule = rule::allFallen, .what = "all_fallen", .card = enemy});
  putAway(changes, cards);
  goToLoot(changes, seatOf(s, Table::explorer), 0);
}

}  // namespace

std::string_view barredFromFighting(const State& s) {
  if (phase(s) != Phase::combat) return elsewhere(s, "not_in_combat");
  return rolling(s) ? "roll_pending" : "";
}

std::string_view barredFromFacing(const State& s) {
  if (phase(s) != Phase::challenge) return elsewhere(s, "no_trap");
  return rolling(s) ? "roll_pending" : "";
}

std::string_view barredFromEscaping(const State& s, const CardBook& cards) {
  if (const std::string_view why = barredFromFighting(s); !why.empty()) return why;
  if (isEndgameBoss(s, encounter(s))) return "cannot_escape_endgame";
  const bool onlyUnable = is(s, Option::forcedEscapeWhen, EscapeWhen::nobodyAble);
  return onlyUnable && anyoneAble(s, cards, encounter(s)) ? "hero_able" : "";
}

std::string_view barredFromYielding(const State& s, const CardBook& cards) {
  if (const std::string_view why = barredFromFighting(s); !why.empty()) return why;
  if (!isEndgameBoss(s, encounter(s))) return "not_now";
  if (anyoneAble(s, cards, encounter(s))) return "hero_able";
  return escapeAtHand(s, cards) ? "not_now" : "";
}

Ruling judgeAttack(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (const std::string_view why = barredFromFighting(s); !why.empty()) return refuseNow(why, s);
  const int main = placeOf(s, move.hero);
  if (main == 0) return refuseCard("hero_not_in_play", cards, move.hero);
  if (move.severalSupports) return refuse("one_support_only");
  if (move.support.known() && move.support == move.hero) return refuseCard("same_hero", cards, move.hero);
  const int support = placeOf(s, move.support);
  if (move.support.known() && support == 0) return refuseCard("hero_not_in_play", cards, move.support);
  if (!able(s, cards, main, encounter(s))) return refuseCard("no_attribute", cards, move.hero);
  declare(changes, main, support);
  changes.tell(
      {.rule = rule::attacker, .what = "attacks", .seat = ownerOf(s, main), .card = move.hero, .slot = main});
  if (support > 0)
    changes.tell({.rule = rule::assist,
                  .what = "supports",
                  .seat = ownerOf(s, support),
                  .card = move.support,
                  .slot = support});
  return {};
}

Ruling judgeFace(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (const std::string_view why = barredFromFacing(s); !why.empty()) return refuseNow(why, s);
  if (move.support.known()) return refuse("no_assist_on_traps");
  const int place = placeOf(s, move.hero);
  if (place == 0) return refuseCard("hero_not_in_play", cards, move.hero);
  if (!able(s, cards, place, encounter(s))) return refuseCard("no_attribute", cards, move.hero);
  declare(changes, place, 0);
  changes.tell(
      {.rule = rule::faces, .what = "faces", .seat = ownerOf(s, place), .card = move.hero, .slot = place});
  return {};
}

Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (!rolling(s)) return refuseNow("no_roll_due", s);
  const int place = placeOf(s, move.hero);
  if (place == 0 || !rolls(s, place)) return refuseCard("not_rolling", cards, move.hero);
  if (hasRolled(s, place)) return refuseCard("already_rolled", cards, move.hero);
  if (move.die == 0) return refuse("impossible_roll");
  const bool main = place == get(s, Table::main);
  const bool test = phase(s) == Phase::challenge;
  changes.note(Table::rolled, get(s, Table::rolled) | 1 << place);
  changes.note(Table::dice, get(s, Table::dice) + move.die);
  changes.tell({.rule = test   ? rule::testSum
                        : main ? rule::attackSum
                               : rule::assist,
                .what = main ? "die" : "assist",
                .seat = ownerOf(s, place),
                .amount = move.die,
                .card = move.hero,
                .slot = place});
  if (get(s, Table::rolled) != get(s, Table::rollers)) return {};
  if (test)
    settleTest(changes, cards);
  else
    settleAttack(changes, cards);
  return {};
}

Ruling judgeForcedEscape(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (const std::string_view why = barredFromEscaping(s, cards); !why.empty()) return refuseNow(why, s);
  if (move.seat != seatOf(s, Table::explorer)) return refuseNow("not_your_turn", s);
  changes.tell(
      {.rule = rule::forcedEscape, .what = "forced_escape", .seat = move.seat, .card = encounter(s)});
  for (int place = 1; place <= kPlaces; ++place) hurt(changes, cards, place, 1, rule::forcedEscape);
  putAway(changes, cards);
  goToLoot(changes, move.seat, 0);
  return {};
}

Ruling judgeYield(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (const std::string_view why = barredFromYielding(s, cards); !why.empty()) return refuseNow(why, s);
  if (move.seat != seatOf(s, Table::explorer)) return refuseNow("not_your_turn", s);
  putAway(changes, cards);
  goToLoot(changes, move.seat, 0);
  return {};
}

void hurtEnemy(Changes& changes, int amount, RuleId why) {
  const State& s = changes.state();
  const int at = encounterSlot(s);
  const int before = slotAt(s, at).counter;
  const int left = std::max(0, before - amount);
  setLife(changes, at, left, {.rule = why, .what = "hit", .amount = left, .from = before});
}

void defeat(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const CardId enemy = encounter(s);
  const Seat striker = seatOf(s, Table::striker);
  changes.tell({.rule = rule::defeated, .what = "defeated", .seat = striker, .card = enemy});
  if (isEndgameBoss(s, enemy)) return win(changes, striker, "boss", rule::bossWins, enemy);
  putAway(changes, cards);
  goToLoot(changes, striker, lootOf(cards, enemy));
}

}  // namespace lk::rules::half_deck_dungeon_heroes
