#include "rules/games/halfwish/rules/turn.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/dice.h"
#include "rules/games/halfwish/rules/duel_end.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/upgrades.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kRoundHeal = 3;

/// Hides what was shown in the finished turn. Dice kept for the next turn become their owner's secret again.
/// All others are cleared, so that the next roll is hidden.
void putDiceAway(Changes& changes) {
  for (const Seat seat : kSeats) {
    const bool stay = get(changes.state(), seat, Of::ready) != 0;
    for (const Of figure : {Of::dv, Of::dieLow, Of::dieHigh, Of::dice, Of::gain}) {
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
    if (holdOf(s, seat) == Hold::none) continue;
    const Figure& dv = figure(s, seat, Of::dv);
    if (!dv.present) continue;
    // They were shown in the turn before, or only their owner knows them.
    const int shown = dv.knownTo.include(Audience::table) ? int{dv.value} : 0;
    changes.note(seat, Of::dvHeld, static_cast<int>(Hold::thisTurn));
    changes.tell({.rule = rule::dvHeld, .what = "dv_held_now", .seat = seat, .amount = shown});
    changes.note(seat, Of::ready, 1);
    changes.note(seat, Of::kept, 1);
  }
  putDiceAway(changes);
  enter(changes, Phase::roll);
  poisonTicks(changes);
  beginStored(changes, Moment::startOfNextTurn);
}

void endEffects(Changes& changes) {
  for (const Seat seat : kSeats) {
    end(changes, seat, Of::exposed, rule::stacksEnd, "exposed_ends");
    if (!is(changes.state(), Option::stacksLast, StacksLast::toughnessForGame))
      end(changes, seat, Of::toughness, rule::stacksEnd, "toughness_ends");
    end(changes, seat, Of::poisoned, rule::newRound, "poisoned_ends");
    end(changes, seat, Of::ignited, rule::newRound, "ignited_ends");
    end(changes, seat, Of::stunned, rule::newRound, "stunned_ends");
    end(changes, seat, Of::dvHeld, rule::newRound, "dv_held_ends");
  }
}

/// Returns who starts the new round. Also does the healing.
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

}  // namespace

std::array<Score, 2> scoresOf(const State& state) {
  const auto score = [&](Seat seat) {
    return Score{get(state, seat, Of::points), get(state, seat, Of::lamps), get(state, seat, Of::hp)};
  };
  return {score(Seat::A), score(Seat::B)};
}

Decision standing(const State& state) {
  return decide(scoresOf(state), maybeSeat(state, Table::firstBlood));
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

void endTurn(Changes& changes) {
  const State& s = changes.state();
  const Seat turnSeat = seatOf(s, Table::turnSeat);
  clearDuel(changes);
  endPassives(changes);
  for (const Seat seat : kSeats) {
    end(changes, seat, Of::silenced, rule::turnOrder, "silenced_ends");
    end(changes, seat, Of::dvLocked, rule::turnOrder, "dv_locked_ends");
    if (holdOf(s, seat) == Hold::thisTurn) end(changes, seat, Of::dvHeld, rule::dvHeld, "dv_held_ends");
    end(changes, seat, Of::unhurtable, rule::turnOrder, "unhurtable_ends");
  }
  if (is(s, Option::stacksLast, StacksLast::turn)) endStacks(changes);
  if (is(s, Option::stunDuration, StunLasts::ownTurn))
    end(changes, turnSeat, Of::stunned, rule::stun, "stunned_ends");
  changes.clear(Table::aggressor);
  changes.note(Table::offer, static_cast<int>(Offer::none));
  changes.note(Table::scouted, 0);
  if (get(s, Table::turn) == kTurns) clearMap(changes);
  if (get(s, Table::turn) < kTurns) {
    changes.note(Table::turn, get(s, Table::turn) + 1);
    return beginTurn(changes, other(turnSeat));
  }
  if (get(s, Table::round) == kRounds) return enter(changes, Phase::ended);
  putDiceAway(changes);  // the trays are free now; the next turn is some picks away
  beginUpgrades(changes);
}

void beginRound(Changes& changes) {
  const State& s = changes.state();
  const int round = get(s, Table::round) + 1;
  changes.set(Table::round, round, {.rule = rule::newRound, .what = "round_begins", .amount = round});
  changes.note(Table::turn, 1);
  shuffleDecks(changes);
  clearMap(changes);
  readyBasics(changes);
  endEffects(changes);
  for (const Seat seat : kSeats) heal(changes, seat, kRoundHeal, rule::newRound);
  for (const Seat seat : kSeats) {
    if (round != 2) break;
    changes.set(seat, Of::mana, get(s, seat, Of::mana) + 1,
                {.rule = rule::mana, .what = "mana_gained", .amount = 1});
  }
  if (is(s, Option::parleyStreakBreak, NoYes::yes)) breakParleyRow(changes);
  const Seat starter = starterOf(changes, round);
  changes.note(Table::roundStarter, static_cast<int>(starter));
  beginTurn(changes, starter);
}

bool inDuelPhase(const State& state, PowerPhase which) {
  if (!inDuel(state)) return false;
  return (phase(state) == Phase::preparation) == (which == PowerPhase::preparation);
}

}  // namespace lk::rules::halfwish
