#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

Prisoner prisoner(const State& s) {
  return static_cast<Prisoner>(get(s, Table::prisoner));
}

void go(Changes& changes, Phase phase) {
  changes.phase(static_cast<std::uint8_t>(phase));
}

/// Returns the slot of a card that comes up.
int slotOf(const State& s, const CardBook& cards, CardId card) {
  const bool hidden = kindOf(cards, card) == Kind::hero && prisoner(s) == Prisoner::unknown;
  return findIn(s, zone(hidden ? Zone::heroDeck : Zone::dungeonDeck), card);
}

void beginEffect(Changes& changes, const CardBook& cards, CardId card, Hook hook) {
  const State& s = changes.state();
  go(changes, Phase::effect);
  const Ability* ability = at(cards, card, hook);
  if (!ability) return;
  Host host(changes, cards);
  begin(host, *ability, {.card = card, .left = {}, .self = seatOf(s, Table::explorer)});
}

/// Lets a freed prisoner join at once. If there is no room, people must say what happens.
void meetPrisoner(Changes& changes, const CardBook& cards, Seat seat) {
  const State& s = changes.state();
  changes.note(Table::prisoner, static_cast<int>(Prisoner::none));
  const int place = freePlace(s);
  if (place == 0) return go(changes, Phase::sufferer);
  join(changes, cards, seat, encounterSlot(s), place,
       {.rule = rule::prisonerJoins, .what = "prisoner_joins", .seat = seat, .slot = place});
  goToLoot(changes, seat, 0);
}

void meetTrap(Changes& changes, const CardBook& cards, CardId trap) {
  const State& s = changes.state();
  if (anyoneAble(s, cards, trap)) return go(changes, Phase::challenge);
  changes.tell({.rule = rule::nobodyAble, .what = "nobody_able", .card = trap});
  const int heroes = heroesInPlay(s);
  if (strikesOneHero(cards, trap) && heroes > 1) return go(changes, Phase::sufferer);
  for (int place = 1; place <= kPlaces && heroes == 1; ++place)
    if (heroAt(s, place).known()) {
      Answer only{.kind = Answer::Kind::cards, .seat = seatOf(s, Table::explorer)};
      only.cards[only.count++] = heroAt(s, place);
      changes.settle({trap, only});
      changes.note(Table::main, place);
    }
  springTrap(changes, cards);
}

void meet(Changes& changes, const CardBook& cards, CardId card, Seat seat) {
  const Kind kind = kindOf(cards, card);
  if (isEnemy(kind)) return go(changes, Phase::combat);
  if (kind == Kind::trap) return meetTrap(changes, cards, card);
  if (kind == Kind::hero) return meetPrisoner(changes, cards, seat);
  changes.note(seat, Of::mayLoot, 1);
  beginEffect(changes, cards, card, Hook::onDraw);
}

/// Returns why the dungeon cannot be entered now; empty if it can.
std::string_view barredFromExploring(const State& s, Seat seat) {
  if (is(s, seat, Of::out)) return "out_of_game";
  if (phase(s) != Phase::explore)
    return encounterSlot(s) >= 0            ? "encounter_open"
           : phase(s) == Phase::preparation ? "wrong_phase"
                                            : "answer_first";
  if (!s.questions.empty() && s.questions.front().id != "explore") return "answer_first";
  return seat == seatOf(s, Table::turnSeat) ? "" : "not_your_turn";
}

/// Ends everybody's preparation, which turning up a dungeon card implies.
Ruling endPreparationFor(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  for (const Seat seat : seatsOf(s)) {
    if (is(s, seat, Of::out) || is(s, seat, Of::done)) continue;
    if (get(s, seat, Of::draws) > 0 || drawsUntilHero(s, cards, seat)) return refuseNow("answer_first", s);
    changes.note(seat, Of::done, 1);
    changes.tell({.rule = rule::prepared, .what = "prepared", .seat = seat});
  }
  endPreparation(changes);
  return {};
}

Ruling turnUp(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (const std::string_view why = barredFromExploring(s, move.seat); !why.empty()) return refuseNow(why, s);
  const Kind kind = kindOf(cards, move.card);
  if (!isRed(kind) && !(kind == Kind::hero && prisoner(s) != Prisoner::none))
    return refuseCard("wrong_deck", cards, move.card);
  if (drawable(s, Colour::red) == 0) return refuse("deck_empty");
  makeAnew(changes, Colour::red);
  if (!canComeUp(s, cards, move.card)) return refuseCard("card_gone", cards, move.card);
  const int at = slotOf(s, cards, move.card);
  Slot slot{.zone = zone(Zone::encounter), .card = move.card, .knownTo = Knowers::everyone()};
  slot.counter = static_cast<std::int8_t>(lifeOf(cards, move.card));
  changes.note(Table::dungeonDeck, get(s, Table::dungeonDeck) - 1);
  changes.note(Table::explorer, static_cast<int>(move.seat));
  changes.note(Table::striker, static_cast<int>(move.seat));
  changes.put(static_cast<std::size_t>(at), slot,
              {.rule = rule::explore, .what = "explored", .seat = move.seat});
  meet(changes, cards, move.card, move.seat);
  return {};
}

}  // namespace

bool isGoal(const State& s, const CardBook& cards, CardId card) {
  return kindOf(cards, card) == Kind::treasure || isEndgameBoss(s, card);
}

bool canComeUp(const State& s, const CardBook& cards, CardId card) {
  if (slotOf(s, cards, card) < 0) return false;
  const int deck = get(s, Table::dungeonDeck);
  const bool last = deck == 1;
  if (kindOf(cards, card) == Kind::hero) return get(s, Table::bottom) == 0 || !last;
  int goals = 0;
  for (const Slot& slot : s.lying)
    goals += slot.zone == zone(Zone::dungeonDeck) && isGoal(s, cards, slot.card) ? 1 : 0;
  if (isGoal(s, cards, card)) return get(s, Table::bottom) == 0 || last;
  return deck - goals - (prisoner(s) == Prisoner::none ? 0 : 1) > 0;
}

Ruling judgeExplore(Changes& changes, const Move& move, const CardBook& cards) {
  const bool ends = move.prepared && phase(changes.state()) == Phase::preparation;
  // Nothing is refused after it changed something, unless a deck was made anew before.
  if (!ends && get(changes.state(), Table::dungeonDeck) > 0) return turnUp(changes, move, cards);
  const State before = changes.state();
  if (ends) {
    if (move.seat != seatOf(before, Table::turnSeat) && !is(before, move.seat, Of::out))
      return refuseNow("not_your_turn", before);
    Ruling ready = endPreparationFor(changes, cards);
    if (ready.verdict == Verdict::accepted && changes.state().result.finished) return ready;
    if (ready.verdict == Verdict::accepted) changes.ask({});
    if (ready.verdict == Verdict::accepted) ready = turnUp(changes, move, cards);
    if (ready.verdict != Verdict::accepted) changes.restore(before);
    return ready;
  }
  Ruling ruling = turnUp(changes, move, cards);
  if (ruling.verdict != Verdict::accepted) changes.restore(before);
  return ruling;
}

bool strikesOneHero(const CardBook& cards, CardId trap) {
  for (const Instruction& it : cards.program(trap).code) {
    const std::optional<int> whom = playersWord(language().operations[it.operation], it);
    if (whom == static_cast<int>(Whom::tested)) return true;
  }
  return false;
}

void springTrap(Changes& changes, const CardBook& cards) {
  const CardId trap = encounter(changes.state());
  changes.tell({.rule = rule::trapStrikes, .what = "trap_strikes", .card = trap});
  beginEffect(changes, cards, trap, Hook::onFail);
}

Ruling judgeSufferer(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = seatOf(s, Table::explorer);
  if (move.seat != seat) return refuseNow("not_your_turn", s);
  const int at = encounterSlot(s);
  const CardId met = encounter(s);
  if (kindOf(cards, met) == Kind::hero) {
    const int going = placeOf(s, move.replaces);
    if (move.replaces.known() && going == 0) return refuseCard("hero_not_in_play", cards, move.replaces);
    if (going == 0) {
      discard(changes, cards, at, {.rule = rule::prisonerJoins, .what = "prisoner_leaves", .seat = seat});
    } else {
      const Seat owner = ownerOf(s, going);
      settleGear(changes, cards, going);
      leavePlay(changes, cards, going,
                {.rule = rule::replace, .what = "replaced", .seat = owner, .slot = going});
      join(changes, cards, owner, at, going,
           {.rule = rule::prisonerJoins, .what = "prisoner_joins", .seat = owner, .slot = going});
    }
    goToLoot(changes, seat, 0);
    return {};
  }
  const int place = placeOf(s, move.hero);
  if (place == 0) return refuseCard("hero_not_in_play", cards, move.hero);
  changes.note(Table::main, place);
  springTrap(changes, cards);
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
