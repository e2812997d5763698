#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/ask/ask.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"
#include "rules/games/half_deck_dungeon_heroes/vocabulary.h"
#include "rules/referee/odd.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

using Problem = std::optional<Ruling>;

// Other figures are bounded by where the cards are.
constexpr Usual kUsual[] = {{"round", 1, 99}};

/// Returns how many unseen blue cards are neither in the deck, nor in a hand, nor an unknown prisoner.
int unaccounted(const State& s) {
  int held = get(s, Table::heroDeck);
  for (const Seat seat : seatsOf(s)) held += unseenInHand(s, seat);
  const bool prisoner = static_cast<Prisoner>(get(s, Table::prisoner)) == Prisoner::unknown;
  return std::max(0, countIn(s, zone(Zone::heroDeck)) - held - (prisoner ? 1 : 0));
}

/// Returns the maximum of a figure, given where the cards are. Extra cards in a hand came from the deck.
int mostOf(const State& s, std::optional<Seat> seat, std::string_view figure, int most) {
  const int deck = get(s, Table::heroDeck);
  if (figure == "hero_deck") return deck + unaccounted(s);
  if (figure == "dungeon_deck") return countIn(s, zone(Zone::dungeonDeck)) + 1;
  if (figure == "hand") return get(s, *seat, Of::hand) + unaccounted(s) + deck;
  if (figure == "draws") return is(s, *seat, Of::out) ? 0 : drawable(s, Colour::blue);
  return most;
}

/// Returns whether every other player is out.
bool isLast(const State& s, Seat seat) {
  const auto seats = seatsOf(s);
  return std::none_of(seats.begin(), seats.end(),
                      [&](Seat who) { return who != seat && !is(s, who, Of::out); });
}

/// Returns whether an unresolved endgame card is left if `boss` is the endgame boss.
bool leavesAGoal(const State& s, const CardBook& cards, CardId boss) {
  return std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    const bool lies = slot.zone != zone(Zone::aside) && slot.zone != zone(Zone::removed);
    return lies && (slot.card == boss || kindOf(cards, slot.card) == Kind::treasure);
  });
}

/// Sets the endgame boss, whose defeat wins. Null means none.
Problem correctBoss(Changes& changes, const CardBook& cards, const Json& value) {
  const CardId boss = cards.find(value.asString());
  const Kind kind = boss.known() ? kindOf(cards, boss) : Kind::other;
  if (!value.isNull() && kind != Kind::boss && kind != Kind::endgameBoss)
    return malformedBecause("\"endgame_boss\" cannot be " + value.dump());
  if (!leavesAGoal(changes.state(), cards, boss)) return malformedBecause("no endgame card would be left");
  if (boss.known())
    changes.set(Table::endgameBoss, boss.place(),
                {.rule = rule::correct, .what = "boss_chosen", .amount = 0, .from = 0, .card = boss});
  else
    changes.clear(Table::endgameBoss);
  if (!boss.known()) changes.tell({.rule = rule::correct, .what = "no_boss"});
  return std::nullopt;
}

Problem correctFigure(Changes& changes, const CardBook& cards, std::optional<Seat> seat,
                      const std::string& key, const Json& value) {
  const Vocabulary& words = vocabulary();
  const auto specs = seat ? words.seatFigures : words.tableFigures;
  const auto spec =
      std::find_if(specs.begin(), specs.end(), [&](const FigureSpec& f) { return f.name == key; });
  const State& s = changes.state();
  if (spec == specs.end() || spec->shown != Shown::inViews)
    return malformedBecause("nothing called \"" + key + "\" can be corrected");
  if (spec->kind == FigureKind::card) return correctBoss(changes, cards, value);
  const auto named = seatFrom(value.asString());
  const std::int64_t to = spec->kind == FigureKind::seat ? (named ? static_cast<int>(*named) : -1)
                          : value.isBool()               ? (value.asBool() ? 1 : 0)
                                                         : value.asInt(-1);
  const int least = key == "hand" && seat ? countIn(s, handZone(*seat)) : spec->least;
  const int most = spec->kind == FigureKind::seat ? s.seatCount - 1 : mostOf(s, seat, key, spec->most);
  if (to < least || to > most) return malformedBecause("\"" + key + "\" cannot be " + value.dump());
  const auto place = static_cast<std::size_t>(spec - specs.begin());
  Step report{.rule = rule::correct, .what = spec->name, .amount = static_cast<int>(to)};
  if (!seat) {
    changes.set(static_cast<Table>(place), static_cast<int>(to), report);
    return std::nullopt;
  }
  if (key == "out" && to != 0 && isLast(s, *seat)) return malformedBecause("somebody has to be left");
  if (key == "out") report.what = to != 0 ? "out" : "out_again";
  if (key == "out" && to != 0) changes.note(*seat, Of::draws, 0);
  const int drawn = key == "hand" ? static_cast<int>(to) - get(s, *seat, Of::hand) - unaccounted(s) : 0;
  if (drawn > 0) changes.note(Table::heroDeck, get(s, Table::heroDeck) - drawn);
  changes.set(*seat, static_cast<Of>(place), static_cast<int>(to), report);
  if (key == "out" && to != 0 && seatOf(s, Table::turnSeat) == *seat) passTurnOn(changes, *seat);
  return std::nullopt;
}

/// Returns the slot of a card that people name. Slots that everybody sees come first.
int slotOf(const State& s, CardId card, std::uint8_t notIn) {
  static constexpr Zone kOrder[] = {Zone::encounter, Zone::hero1,       Zone::hero2,          Zone::hero3,
                                    Zone::hero4,     Zone::gear1,       Zone::gear2,          Zone::gear3,
                                    Zone::gear4,     Zone::handA,       Zone::handB,          Zone::handC,
                                    Zone::handD,     Zone::heroDiscard, Zone::dungeonDiscard, Zone::removed,
                                    Zone::aside,     Zone::heroDeck,    Zone::dungeonDeck};
  for (const Zone z : kOrder)
    if (const int at = findIn(s, zone(z), card); at >= 0 && zone(z) != notIn) return at;
  return -1;
}

std::optional<std::uint8_t> zoneNamed(std::string_view name) {
  const auto& zones = vocabulary().zones;
  for (std::size_t i = 0; i < zones.size(); ++i)
    if (zones[i].name == name) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

/// Updates the deck and hand counts when a card leaves or enters a zone.
void count(Changes& changes, std::uint8_t where, int by) {
  const State& s = changes.state();
  for (const Colour colour : {Colour::blue, Colour::red})
    if (where == zone(deckOf(colour)))
      changes.note(deckFigure(colour), std::max(0, get(s, deckFigure(colour)) + by));
  for (const Seat seat : kAllSeats)
    if (where == handZone(seat)) changes.note(seat, Of::hand, get(s, seat, Of::hand) + by);
}

bool isHeroZone(std::uint8_t where) {
  return where >= zone(Zone::hero1) && where <= zone(Zone::hero4);
}

bool isHand(std::uint8_t where) {
  return where >= zone(Zone::handA) && where <= zone(Zone::handD);
}

/// Moves a hero in play to another place, with their life, gear and used cards.
void moveHero(Changes& changes, int at, int place, const Step& report) {
  const State& s = changes.state();
  Slot hero = slotAt(s, at);
  const int before = hero.zone - zone(Zone::hero1) + 1;
  hero.zone = heroZone(place);
  changes.put(static_cast<std::size_t>(at), hero, report);
  changes.note(extraOf(place), get(s, extraOf(before)));
  changes.note(extraOf(before), 0);
  changes.note(usedOf(place), get(s, usedOf(before)));
  changes.note(usedOf(before), 0);
  const int gear = findIn(s, gearZone(before));
  if (gear < 0 || findIn(s, gearZone(place)) >= 0) return;
  const int fresh = get(s, Table::fresh);
  const int equipped = fresh >> before & 1;
  changes.note(Table::fresh, (fresh & ~(1 << before | 1 << place)) | equipped << place);
  Slot worn = slotAt(s, gear);
  worn.zone = gearZone(place);
  changes.put(static_cast<std::size_t>(gear), worn, report);
}

Problem correctPlace(Changes& changes, const Move& move, const CardBook& cards, const std::string& named) {
  const State& s = changes.state();
  const auto to = zoneNamed(named);
  if (!to || *to == zone(Zone::encounter)) return malformedBecause("no card can be put to \"" + named + "\"");
  const bool inPlay = *to >= zone(Zone::hero1) && *to <= zone(Zone::gear4);
  const bool hero = isHeroZone(*to);
  if (inPlay && (findIn(s, *to) >= 0 || hero != (kindOf(cards, move.card) == Kind::hero)))
    return malformedBecause("that card cannot lie at \"" + named + "\"");
  const int at = slotOf(s, move.card, *to);
  if (at < 0) return malformedBecause("that card lies there already");
  const std::uint8_t from = slotAt(s, at).zone;
  const bool forBlue = isHand(*to) || *to == zone(Zone::heroDeck) || *to == zone(Zone::heroDiscard);
  const bool forRed = *to == zone(Zone::dungeonDeck) || *to == zone(Zone::dungeonDiscard);
  const Kind kind = kindOf(cards, move.card);
  const bool gearZone = *to >= zone(Zone::gear1) && *to <= zone(Zone::gear4);
  const bool strange = (forBlue && !isBlue(kind)) || (forRed && isBlue(kind) && kind != Kind::hero) ||
                       (gearZone && !isGear(kind));
  count(changes, from, -1);
  count(changes, *to, 1);
  if (strange)
    changes.markUnusual({.rule = rule::correct, .what = "odd_place", .seat = move.seat, .card = move.card});
  clearRoll(changes);
  const Step report{.rule = rule::correct, .what = "moved", .seat = move.seat};
  if (isHeroZone(from) && !hero)  // its bearer is gone
    gearToHand(changes, from - zone(Zone::hero1) + 1, {.rule = rule::correct, .what = "gear_returned"});
  if (hero && isHeroZone(from))
    moveHero(changes, at, *to - zone(Zone::hero1) + 1, report);
  else if (hero)
    join(changes, cards, move.seat, at, *to - zone(Zone::hero1) + 1, report);
  else
    changes.put(static_cast<std::size_t>(at),
                {.zone = *to, .card = move.card, .knownTo = Knowers::everyone()}, report);
  return std::nullopt;
}

Problem correctLife(Changes& changes, const Move& move, const CardBook& cards, std::int64_t life) {
  const State& s = changes.state();
  const bool enemy = encounter(s) == move.card;
  const int place = placeOf(s, move.card);
  const int at = enemy ? encounterSlot(s) : place != 0 ? findIn(s, heroZone(place)) : -1;
  if (at < 0) return refuseCard("hero_not_in_play", cards, move.card);
  if (life < 1 || life > lifeOf(cards, move.card))
    return malformedBecause("\"life\" is from 1 to what the card has");
  setLife(changes, at, static_cast<int>(life),
          {.rule = rule::correct,
           .what = "life",
           .amount = static_cast<int>(life),
           .from = slotAt(s, at).counter});
  return std::nullopt;
}

}  // namespace

Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards) {
  const State before = changes.state();
  const Json& body = move.event->body;
  const auto seat = move.event->seat();
  const Json* life = body.find("life");
  const Json* zone = body.find("zone");
  Problem problem;
  if (body["set"].members().empty() && !life && !zone)
    problem = malformedBecause("\"correct\" needs what to set");
  for (const auto& [key, value] : body["set"].members())
    if (!problem) problem = correctFigure(changes, cards, seat, key, value);
  if (!problem && (life || zone) && !move.card.known())
    problem = malformedBecause("\"correct\" needs \"card\"");
  if (!problem && zone) problem = correctPlace(changes, move, cards, zone->asString());
  if (!problem && life) problem = correctLife(changes, move, cards, life->asInt());
  if (problem) {
    changes.restore(before);
    return *std::move(problem);
  }
  sayOdd(changes, *move.event, kUsual, rule::correct);
  return {};
}

Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Json& body = move.event->body;
  const std::string& what = body["do"].asString();
  const std::int64_t amount = body["amount"].asInt(1);
  if (amount < 1 || amount > 26) return malformedBecause("\"amount\" is from 1 to 26");
  const int n = static_cast<int>(amount);
  if (what == "draw") {
    if (is(s, move.seat, Of::out)) return refuse("out_of_game");
    if (get(s, move.seat, Of::draws) > 0) return refuseNow("answer_first", s);
    owe(changes, move.seat, n, rule::byHand);
    return {};
  }
  if (what != "damage" && what != "heal") return malformedBecause("\"do\" is damage, heal or draw");
  if (!move.hero.known() && what == "damage" && phase(s) == Phase::combat) {
    hurtEnemy(changes, n, rule::byHand);
    return {};
  }
  const int place = placeOf(s, move.hero);
  if (place == 0) return refuseCard("hero_not_in_play", cards, move.hero);
  if (rolling(s)) return refuseNow("roll_pending", s);
  if (what == "damage")
    hurt(changes, cards, place, n, rule::byHand);
  else
    heal(changes, place, n, rule::byHand);
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
