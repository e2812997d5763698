#include "rules/games/half_deck_dungeon_heroes/rules/using.h"

#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Returns the moment at which a card acts; nullopt if it does nothing by itself.
std::optional<Hook> momentOf(const CardBook& cards, CardId card) {
  for (const Hook hook : {Hook::beforeRoll, Hook::betweenAttacks, Hook::betweenRolls})
    if (at(cards, card, hook)) return hook;
  return std::nullopt;
}

/// Returns why this is not a moment of a dungeon phase; empty if it is.
std::string_view barredNow(const State& s) {
  switch (phase(s)) {
    case Phase::preparation:
      return "wrong_phase";
    case Phase::explore:
    case Phase::combat:
    case Phase::challenge:
      return "";
    default:
      return "answer_first";
  }
}

/// Returns why a card for combat does not fit here; empty if it does.
std::string_view barredOutsideCombat(const State& s) {
  if (phase(s) == Phase::combat) return "";
  return phase(s) == Phase::challenge ? "not_in_combat" : "no_encounter";
}

/// Returns whether gear adds to the attribute that is required now.
bool fitsAttribute(const State& s, const CardBook& cards, CardId gear) {
  const Attribute asked = attributeOf(cards, encounter(s));
  for (const Instruction& it : cards.program(gear).code) {
    if (language().operations[it.operation].parameters.data() != kModifyFields)
      continue;  // another operation
    if (arg<kModifyFields, "what">(it) + 1 != static_cast<int>(asked)) return false;
  }
  return true;
}

std::string_view barredBeforeRoll(const State& s, const CardBook& cards, int place) {
  if (phase(s) == Phase::explore) return "no_encounter";
  if (!fitsAttribute(s, cards, gearAt(s, place))) return "wrong_attribute";
  if (!rolling(s)) return "";
  if (get(s, Table::rolled) != 0) return "already_rolled";
  return get(s, Table::main) == place ? "" : "not_now";
}

void act(Changes& changes, const CardBook& cards, CardId card, Hook hook, Seat self, int place) {
  Host host(changes, cards);
  begin(host, *at(cards, card, hook),
        {.card = card, .left = {}, .self = self, .place = static_cast<std::uint8_t>(place)});
}

}  // namespace

bool needsSomebody(const CardBook& cards, CardId gear) {
  return momentOf(cards, gear) == Hook::betweenRolls;
}

std::string_view barredFromUse(const State& s, const CardBook& cards, int place) {
  if (const std::string_view why = barredNow(s); !why.empty()) return why;
  const CardId gear = gearAt(s, place);
  const auto moment = momentOf(cards, gear);
  if (kindOf(cards, gear) != Kind::oneUse || !moment) return "not_now";
  const CardId met = encounter(s);
  const bool boss =
      met.known() && (kindOf(cards, met) == Kind::boss || kindOf(cards, met) == Kind::endgameBoss);
  const bool fresh = (get(s, Table::fresh) >> place & 1) != 0;
  if (is(s, Option::standbyUntil, Standby::nextOrBoss) && !fresh && !boss) return "not_now";
  if (*moment == Hook::beforeRoll) return barredBeforeRoll(s, cards, place);
  if (*moment == Hook::betweenAttacks)
    if (const std::string_view why = barredOutsideCombat(s); !why.empty()) return why;
  return rolling(s) ? "roll_pending" : "";
}

Ruling judgeUse(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const int place = placeOf(s, move.hero);
  if (place == 0) return refuseCard("hero_not_in_play", cards, move.hero);
  if (!move.card.known() || gearAt(s, place) != move.card)
    return refuseCard("not_equipped", cards, move.card);
  if (const std::string_view why = barredFromUse(s, cards, place); !why.empty()) return refuseNow(why, s);
  const Hook moment = *momentOf(cards, move.card);
  const bool somebody = needsSomebody(cards, move.card);
  if (somebody && !move.on.known()) return malformedBecause("\"use\" needs \"on\", the hero it helps");
  const int on = placeOf(s, move.on);
  if (somebody && on == 0) return refuseCard("hero_not_in_play", cards, move.on);
  const Seat owner = ownerOf(s, place);
  remove(
      changes, cards, findIn(s, gearZone(place)),
      {.rule = rule::oneUse, .what = "used", .seat = owner, .slot = place, .other = heroMention(s, place)});
  if (moment == Hook::betweenAttacks) {
    for (const Seat seat : seatsOf(s)) changes.note(seat, Of::mayLoot, seat == owner ? 1 : 0);
    changes.note(Table::striker, static_cast<int>(owner));
  }
  if (moment == Hook::beforeRoll) changes.note(usedOf(place), move.card.place());
  act(changes, cards, move.card, moment, owner, somebody ? on : place);
  return {};
}

std::string_view barredFromTeam(const State& s, const CardBook& cards, CardId card) {
  if (const std::string_view why = barredNow(s); !why.empty()) return why;
  if (const std::string_view why = barredOutsideCombat(s); !why.empty()) return why;
  const auto moment = momentOf(cards, card);
  if (!moment) return "not_now";
  if (*moment == Hook::betweenAttacks) {
    const bool barred = isEndgameBoss(s, encounter(s)) && !is(s, Option::escapeFromEndgame, Allowed::yes);
    return rolling(s) ? "roll_pending" : barred ? "cannot_escape_endgame" : "";
  }
  if (get(s, Table::team) != 0) return "one_team_card";
  if (!rolling(s) || heroesInPlay(s) < 2) return "not_now";
  return get(s, Table::rolled) != 0 ? "already_rolled" : "";
}

Ruling judgeTeam(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (is(s, move.seat, Of::out)) return refuse("out_of_game");
  if (!move.card.known() || kindOf(cards, move.card) != Kind::team)
    return refuseCard("not_a_team_card", cards, move.card);
  const int slot = inHand(s, move.seat, move.card);
  if (slot < 0) return refuseCard("no_card_in_hand", cards, move.card);
  if (const std::string_view why = barredFromTeam(s, cards, move.card); !why.empty())
    return refuseNow(why, s);
  const Hook moment = *momentOf(cards, move.card);
  playFromHand(changes, move.seat, slot, zone(Zone::removed),
               {.rule = rule::team, .what = "team_card", .seat = move.seat});
  if (moment == Hook::beforeRoll) changes.note(Table::team, 1);
  act(changes, cards, move.card, moment, move.seat, 0);
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
