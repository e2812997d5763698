#include "rules/games/half_deck_dungeon_heroes/rules/flow.h"

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/drawing.h"
#include "rules/games/half_deck_dungeon_heroes/rules/ending.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

template <class Owes>
bool any(const State& s, Owes owes) {
  for (const Seat seat : seatsOf(s))
    if (owes(seat)) return true;
  return false;
}

bool drawsDue(const State& s) {
  return any(s, [&](Seat seat) { return get(s, seat, Of::draws) > 0; });
}
bool handsToShow(const State& s) {
  return any(s, [&](Seat seat) { return get(s, seat, Of::shows) > 0; });
}
bool preparing(const State& s) {
  return any(s, [&](Seat seat) { return !is(s, seat, Of::out) && !is(s, seat, Of::done); });
}

void askEach(const State& s, Questions& open, PromptId id, Of figure) {
  for (const Seat seat : seatsOf(s))
    if (const int n = get(s, seat, figure); n > 0) open.push_back({id, seat, static_cast<std::int16_t>(n)});
}

void askRoll(const State& s, Questions& open) {
  for (int place = 1; place <= kPlaces; ++place)
    if (rolls(s, place) && !hasRolled(s, place))
      open.push_back({"roll", ownerOf(s, place), static_cast<std::int16_t>(place)});
}

void ask(Host& host, Questions& open) {
  const State& s = host.state();
  if (s.result.finished) return;
  if (!s.running.empty()) return EffectRun(host, language()).ask(open);
  askEach(s, open, "show_hand", Of::shows);
  if (!open.empty()) return;
  askEach(s, open, "draw", Of::draws);
  if (!open.empty() && phase(s) != Phase::preparation) return;  // due cards block everything else
  const Seat explorer = seatOf(s, Table::explorer);
  switch (phase(s)) {
    case Phase::preparation:
      for (const Seat seat : seatsOf(s))
        if (barredFromPreparing(s, seat).empty()) open.push_back({"prepare", seat});
      return;
    case Phase::explore:
      return open.push_back({"explore", seatOf(s, Table::turnSeat)});
    case Phase::combat:
    case Phase::challenge:
      if (rolling(s)) return askRoll(s, open);
      return open.push_back({phase(s) == Phase::combat ? PromptId("fight") : PromptId("face"), explorer});
    case Phase::sufferer: {
      const bool prisoner = kindOf(host.cards(), encounter(s)) == Kind::hero;
      return open.push_back({prisoner ? PromptId("prisoner") : PromptId("sufferer"), explorer});
    }
    case Phase::loot:
      return open.push_back({"loot", seatOf(s, Table::striker)});
    default:
      return;
  }
}

/// Continues after a card's effect: misc cards give their loot, and the card is put away.
void afterEffect(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const CardId card = encounter(s);
  const int loot = card.known() && kindOf(cards, card) == Kind::misc ? lootOf(cards, card) : 0;
  putAway(changes, cards);
  goToLoot(changes, seatOf(s, Table::explorer), loot);
}

void nextRound(Changes& changes) {
  const State& s = changes.state();
  clearEncounter(changes);
  changes.tell({.rule = rule::roundEnds, .what = "round_ends", .amount = get(s, Table::round)});
  changes.note(Table::round, get(s, Table::round) + 1);
  passTurnOn(changes, kAllSeats[(index(seatOf(s, Table::turnSeat)) + 1) % s.seatCount]);
  beginPreparation(changes);
}

/// Takes one step that needs no answer. Returns false if an answer is needed.
bool step(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const bool fallen = alone(s) && is(s, Seat::A, Of::ownHeroes) && heroesInPlay(s) == 0;
  if (fallen && is(s, Option::losing, Losing::atOnce)) {
    lose(changes, rule::losing);
    return false;
  }
  if (handsToShow(s)) return false;
  switch (phase(s)) {
    case Phase::preparation:
      if (drawsDue(s)) return false;
      if (is(s, Seat::A, Of::exchanged) && drawsUntilHero(s, cards, Seat::A))
        owe(changes, Seat::A, 1, rule::firstHand);
      if (drawsDue(s) || preparing(s)) return false;
      endPreparation(changes);
      return true;
    case Phase::challenge:
      // A correction may have put the trap away.
      if (encounterSlot(s) >= 0) return false;
      goToLoot(changes, seatOf(s, Table::explorer), 0);
      return true;
    case Phase::combat:
      if (encounterSlot(s) < 0) {
        goToLoot(changes, seatOf(s, Table::explorer), 0);
        return true;
      }
      if (slotAt(s, encounterSlot(s)).counter > 0) return false;
      defeat(changes, cards);
      return true;
    case Phase::effect:
      afterEffect(changes, cards);
      return true;
    case Phase::loot:
      if (get(s, Table::loot) > 0 && lootOpen(s)) return false;
      if (get(s, Table::loot) > 0)
        changes.settle({{}, {.kind = Answer::Kind::done, .seat = seatOf(s, Table::striker)}});
      shareOut(changes, seatOf(s, Table::striker), rule::lootOfAttacker);
      return true;
    case Phase::roundEnd:
      if (drawsDue(s)) return false;
      nextRound(changes);
      return true;
    default:
      return false;
  }
}

}  // namespace

void advance(Changes& changes, const CardBook& cards) {
  Host host(changes, cards);
  const State& s = changes.state();
  for (bool again = true; again && !s.result.finished;) {
    if (EffectRun(host, language()).proceed()) break;
    again = !s.result.finished && step(changes, cards);
  }
  changes.ask({});
  ask(host, changes.questions());
}

}  // namespace lk::rules::half_deck_dungeon_heroes
