#include "rules/games/halfwish/turn.h"

#include <algorithm>

#include "rules/games/halfwish/body.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/upgrades.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kRoundHeal = 3;

/// Takes a state or stacks away, if there are any.
void end(Changes& changes, Seat seat, Of figure, RuleId why, std::string_view what) {
  if (get(changes.state(), seat, figure) != 0) changes.set(seat, figure, 0, {.rule = why, .what = what});
}

/// Hides what was shown in the turn that is over: dice that stay for the next one become their owner's secret
/// again, all others are forgotten, so that whatever is rolled from now on lies covered.
void putDiceAway(Changes& changes) {
  for (const Seat seat : kSeats) {
    const bool stay = get(changes.state(), seat, Of::ready) != 0;
    for (const Of figure : {Of::dv, Of::dieLow, Of::dieHigh}) {
      if (stay)
        changes.hide(seat, figure);
      else
        changes.clear(seat, figure, Knowers::only(seat));
    }
    if (!stay) changes.note(seat, Of::kept, 0);
  }
}

void beginTurn(Changes& changes, Seat turnSeat) {
  const State& s = changes.state();
  changes.set(Table::turnSeat, static_cast<int>(turnSeat),
              {.rule = rule::turnOrder,
               .what = "turn_begins",
               .seat = turnSeat,
               .amount = get(s, Table::turn),
               .from = get(s, Table::round)});
  for (const Seat seat : kSeats) {
    const bool held = get(s, seat, Of::dvHeld) != 0 && figure(s, seat, Of::dv).present;
    if (!held) continue;
    end(changes, seat, Of::dvHeld, rule::keep, "dv_held_ends");
    changes.note(seat, Of::ready, 1);
    changes.note(seat, Of::kept, 1);
  }
  putDiceAway(changes);
  enter(changes, Phase::roll);
  poisonTicks(changes);
}

void endTurn(Changes& changes) {
  const State& s = changes.state();
  const Seat turnSeat = seatOf(s, Table::turnSeat);
  for (const Seat seat : kSeats) {
    end(changes, seat, Of::silenced, rule::turnOrder, "silenced_ends");
    end(changes, seat, Of::dvLocked, rule::turnOrder, "dv_locked_ends");
  }
  if (is(s, Option::stacksLast, 'b')) endStacks(changes);
  if (is(s, Option::stunDuration, 'b')) end(changes, turnSeat, Of::stunned, rule::stun, "stunned_ends");
  changes.clear(Table::aggressor);
  changes.note(Table::offer, static_cast<int>(Offer::none));
  changes.note(Table::scouted, 0);
  if (get(s, Table::turn) < kTurns) {
    changes.note(Table::turn, get(s, Table::turn) + 1);
    return beginTurn(changes, other(turnSeat));
  }
  if (get(s, Table::round) == kRounds) return enter(changes, Phase::ended);
  putDiceAway(changes);  // the trays are free now; the next turn is still some picks away
  beginUpgrades(changes);
}

void endEffects(Changes& changes) {
  for (const Seat seat : kSeats) {
    end(changes, seat, Of::exposed, rule::stacksEnd, "exposed_ends");
    if (!is(changes.state(), Option::stacksLast, 'd'))
      end(changes, seat, Of::toughness, rule::stacksEnd, "toughness_ends");
    end(changes, seat, Of::poisoned, rule::newRound, "poisoned_ends");
    end(changes, seat, Of::ignited, rule::newRound, "ignited_ends");
    end(changes, seat, Of::stunned, rule::newRound, "stunned_ends");
    end(changes, seat, Of::dvHeld, rule::newRound, "dv_held_ends");
  }
}

/// Who starts the round that begins now, healing done.
Seat starterOf(Changes& changes, int round) {
  const State& s = changes.state();
  const Seat rested = other(seatOf(s, Table::roundStarter));
  if (round < kRounds) {
    changes.tell({.rule = rule::roundStarter, .what = "round_starter", .seat = rested, .amount = round});
    return rested;
  }
  const Decision now = standing(s);
  const Seat starter = now.winner ? other(*now.winner) : rested;
  changes.tell({.rule = rule::lastRoundStarter, .what = "round_starter", .seat = starter, .amount = round});
  return starter;
}

void beginRound(Changes& changes) {
  const State& s = changes.state();
  const int round = get(s, Table::round) + 1;
  changes.set(Table::round, round, {.rule = rule::newRound, .what = "round_begins", .amount = round});
  changes.note(Table::turn, 1);
  for (const Seat seat : kSeats) changes.removeAll(discardZone(seat));
  endEffects(changes);
  for (const Seat seat : kSeats) heal(changes, seat, kRoundHeal, rule::newRound);
  for (const Seat seat : kSeats) {
    if (round != 2) break;
    changes.set(seat, Of::mana, get(s, seat, Of::mana) + 1,
                {.rule = rule::mana, .what = "mana_gained", .amount = 1});
  }
  if (is(s, Option::parleyStreakBreak, 'b')) breakParleyRow(changes);
  const Seat starter = starterOf(changes, round);
  changes.note(Table::roundStarter, static_cast<int>(starter));
  beginTurn(changes, starter);
}

bool bothReady(const State& s) {
  return get(s, Seat::A, Of::ready) != 0 && get(s, Seat::B, Of::ready) != 0;
}

/// The dice lie: the turn player has the word. From now on `ready` is about the turn to come.
void openChoice(Changes& changes) {
  for (const Seat seat : kSeats) changes.note(seat, Of::ready, 0);
  enter(changes, Phase::choose);
}

Result knockedOut(const State& s, bool both) {
  const Decision now = standing(s);
  if (both && is(s, Option::bothDie, 'b')) return {true, std::nullopt, "none"};
  if (both && is(s, Option::bothDie, 'c')) return {true, other(seatOf(s, Table::turnSeat)), "knockout"};
  return {true, now.winner, std::string(now.by)};
}

void settle(Changes& changes) {
  const State& s = changes.state();
  const bool outA = get(s, Seat::A, Of::hp) <= 0;
  const bool outB = get(s, Seat::B, Of::hp) <= 0;
  const bool was = s.result.finished;
  if (outA || outB) {
    changes.result(knockedOut(s, outA && outB));
  } else {
    const Decision now = standing(s);
    changes.result({phase(s) == Phase::ended, now.winner, std::string(now.by)});
  }
  if (was || !s.result.finished) return;
  const bool knockout = outA || outB;
  changes.tell(
      {.rule = knockout ? rule::knockout : rule::finalScore, .what = "game_over", .seat = s.result.winner});
}

}  // namespace

Decision standing(const State& state) {
  const auto score = [&](Seat seat) {
    return Score{get(state, seat, Of::points), get(state, seat, Of::lamps), get(state, seat, Of::hp)};
  };
  return decide({score(Seat::A), score(Seat::B)}, maybeSeat(state, Table::firstBlood));
}

void breakParleyRow(Changes& changes) {
  const int row = get(changes.state(), Table::parleyStreak);
  if (row != 0) changes.set(Table::parleyStreak, 0, {.rule = rule::parley, .what = "parley_row_ends"});
}

void endStacks(Changes& changes) {
  for (const Seat seat : kSeats) {
    end(changes, seat, Of::exposed, rule::stacksEnd, "exposed_ends");
    end(changes, seat, Of::toughness, rule::stacksEnd, "toughness_ends");
  }
}

int actionsNow(const State& state) {
  return actionsIn(get(state, Table::turn));
}

void beginGame(Changes& changes, Seat starter) {
  changes.note(Table::round, 1);
  changes.note(Table::turn, 1);
  changes.note(Table::gameStarter, static_cast<int>(starter));
  changes.note(Table::roundStarter, static_cast<int>(starter));
  changes.tell({.rule = rule::starter, .what = "starter", .seat = starter});
  beginTurn(changes, starter);
}

void advance(Changes& changes) {
  const State& s = changes.state();
  for (bool moved = true; moved;) {
    settle(changes);
    moved = !s.result.finished;
    if (!moved) break;
    if (phase(s) == Phase::roll && bothReady(s))
      openChoice(changes);
    else if (phase(s) == Phase::turnEnd)
      endTurn(changes);
    else if (phase(s) == Phase::upgrade && !picksLeft(s))
      beginRound(changes);
    else
      moved = false;
  }
  changes.ask(openQuestions(s));
}

std::vector<Question> openQuestions(const State& s) {
  std::vector<Question> open;
  if (s.result.finished) return open;
  const Seat turnSeat = seatOf(s, Table::turnSeat);
  const auto both = [&](std::string_view id, auto owes) {
    for (const Seat seat : {turnSeat, other(turnSeat)})
      if (owes(seat)) open.push_back({id, seat});
  };
  const auto nothingRevealed = [&](Seat seat) {
    return std::none_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
      return slot.zone == actionZone(seat, 1) || slot.zone == actionZone(seat, 2);
    });
  };
  switch (phase(s)) {
    case Phase::roll:
      both("roll", [&](Seat seat) { return get(s, seat, Of::ready) == 0; });
      break;
    case Phase::choose:
      open.push_back({"choose", turnSeat});
      break;
    case Phase::answer:
      open.push_back({"answer", other(turnSeat)});
      break;
    case Phase::duel:
      both("reveal", nothingRevealed);
      break;
    case Phase::keep: {
      const bool first = get(s, turnSeat, Of::decided) == 0;
      open.push_back({"keep", first ? turnSeat : other(turnSeat)});
      break;
    }
    case Phase::upgradeOrder:
      open.push_back({"upgrade_order", seatOf(s, Table::picker)});
      break;
    case Phase::upgrade:
      open.push_back({"upgrade", seatOf(s, Table::picker)});
      break;
    case Phase::turnEnd:
    case Phase::ended:
      break;
  }
  return open;
}

}  // namespace lk::rules::halfwish
