#include "rules/games/magepunk/rules/turn.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/games/magepunk/rules/ending.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/ledger.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/run/lasting.h"

namespace lk::rules::magepunk {

namespace {

void setDue(Changes& changes, Due due) {
  changes.note(Table::due, static_cast<int>(due));
}

void toPhase(Changes& changes, Phase phase) {
  struct Announced {
    RuleId rule;
    std::string_view what;
  };
  static constexpr Announced kAnnounced[] = {{rule::drawPhase, "draws"},
                                             {rule::mainPhase, "main_phase"},
                                             {rule::attackPhase, "attack_phase"},
                                             {rule::secondMain, "second_main"},
                                             {rule::endPhase, "end_phase"}};
  changes.phase(static_cast<std::uint8_t>(phase));
  changes.note(Table::step, 0);
  const Announced& announced = kAnnounced[static_cast<std::size_t>(phase)];
  if (phase != Phase::draw)
    changes.tell({.rule = announced.rule, .what = announced.what, .seat = active(changes.state())});
}

void startTurn(Host& host, int turn) {
  Changes& changes = host.changes();
  const State& s = host.state();
  changes.phase(static_cast<std::uint8_t>(Phase::draw));
  changes.note(Table::turn, turn);
  changes.note(Table::laid, 0);
  changes.note(Table::chained, 0);
  changes.tell({.rule = rule::turn, .what = "turn", .seat = active(s), .amount = turn});
  for (const Seat seat : {active(s), other(active(s))})
    if (seat == active(s) || is(s, Option::refresh, Refresh::everybody)) refreshCharges(changes, seat);
  fire(host, Hook::refreshed, Target(), Target());
  setDue(changes, Due::turnStarts);
}

/// Removes damage and effects until the end of the turn, at the same moment.
void clearTurn(Host& host) {
  Changes& changes = host.changes();
  int damaged = 0;
  for (std::size_t i = 0; i < host.state().things.size(); ++i) {
    Thing thing = host.state().things[i];
    if (thing.counters[place(Counter::damage)] == 0 && thing.counters[place(Counter::used)] == 0) continue;
    damaged += thing.counters[place(Counter::damage)] > 0 ? 1 : 0;
    thing.counters[place(Counter::damage)] = thing.counters[place(Counter::used)] = 0;
    changes.arrange(thing);
  }
  if (damaged > 0) changes.tell({.rule = rule::damageGone, .what = "damage_gone", .amount = damaged});
  endDuration(changes, static_cast<int>(Duration::endOfTurn));
  changes.ageThings();
}

void endTurn(Host& host) {
  Changes& changes = host.changes();
  const State& s = host.state();
  clearTurn(host);
  changes.tell({.rule = rule::turnEnds, .what = "turn_ends", .seat = active(s)});
  check(host, rule::damage);
  if (s.result.finished || endAfterLastTurn(host)) return;
  changes.note(Table::active, static_cast<int>(other(active(s))));
  startTurn(host, get(s, Table::turn) + 1);
}

}  // namespace

int cardsTooMany(const State& s) {
  const int limit = number(s, Option::handLimit);
  return limit == 0 ? 0 : std::max(0, get(s, active(s), Of::hand) - limit);
}

void goOn(Host& host) {
  const State& s = host.state();
  Changes& changes = host.changes();
  switch (due(s)) {
    case Due::nothing:
      return;
    case Due::firstTurn:
      return startTurn(host, 1);
    case Due::turnStarts:
      setDue(changes, Due::draw);
      return fire(host, Hook::turnStarts, Target::of(active(s)), Target());
    case Due::draw:
      setDue(changes, Due::main);
      if (get(s, Table::turn) > 1 || is(s, Option::firstDraw, YesNo::yes))
        host.draw(active(s), 1, rule::drawPhase);
      return;
    case Due::main:
      setDue(changes, Due::nothing);
      return toPhase(changes, Phase::main1);
    case Due::handLimit:
      return setDue(changes, Due::endTurn);
    case Due::endTurn:
      setDue(changes, Due::nothing);
      return endTurn(host);
  }
}

Ruling judgeNext(Host& host, const Move& move) {
  const State& s = host.state();
  Changes& changes = host.changes();
  if (move.seat != active(s)) return refuseBy("not_your_turn", rule::turn);
  if (isChainOpen(s)) return refuseBy("chain_open", rule::oneChain);
  switch (phase(s)) {
    case Phase::main1:
      toPhase(changes, Phase::attack);
      return {};
    case Phase::main2:
      toPhase(changes, Phase::end);
      return {};
    case Phase::draw:
    case Phase::end:
      return refuseBy("wrong_phase", rule::turn);
    case Phase::attack:
      break;
  }
  switch (attackStep(s)) {
    case AttackStep::blocks:
      return refuseBy("blockers_missing", rule::blockers);
    case AttackStep::order:
      return refuseBy("order_missing", rule::order);
    case AttackStep::damage:
      dealCombatDamage(host);
      changes.note(Table::step, static_cast<int>(AttackStep::afterDamage));
      return {};
    case AttackStep::attackers:
    case AttackStep::afterDamage:
      endCombat(changes);
      toPhase(changes, Phase::main2);
      break;
  }
  return {};
}

Ruling judgeEndTurn(Host& host, const Move& move) {
  const State& s = host.state();
  if (phase(s) == Phase::attack && attackStep(s) == AttackStep::damage)
    return refuseBy("wrong_phase", rule::turn);
  return judgeNext(host, move);
}

bool onlyGoesOn(const State& s, Seat seat) {
  if (s.result.finished || active(s) != seat || s.questions.size() != 1) return false;
  const Question& open = s.questions.front();
  return open.seat == seat && (open.id == "main" || open.id == "attack");
}

}  // namespace lk::rules::magepunk
