#include "rules/games/halfwish/rules/encounter.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/dice.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/turn.h"

namespace lk::rules::halfwish {

namespace {

void startDuel(Changes& changes, Seat aggressor, RuleId why) {
  changes.note(Table::rowBefore, get(changes.state(), Table::parleyStreak));
  breakParleyRow(changes);
  changes.clear(Table::firstHurt);
  for (const Seat seat : kSeats) {
    changes.note(seat, Of::duelHits, 0);
    changes.note(seat, Of::duelNet, 0);
    changes.note(seat, Of::landed, 0);
  }
  changes.note(Table::duel, static_cast<int>(Stage::open));
  changes.note(Table::duelStarter, static_cast<int>(aggressor));
  changes.clear(Table::duelWinner);
  changes.set(Table::aggressor, static_cast<int>(aggressor),
              {.rule = why, .what = "duel_begins", .seat = aggressor, .amount = actionsNow(changes.state())});
  openPowers(changes);
  if (is(changes.state(), Option::powers, Kept::on)) return enter(changes, Phase::preparation);
  turnLocation(changes, Turning::showdown);
}

void acceptScout(Changes& changes, Seat scout) {
  changes.tell({.rule = rule::scout, .what = "scout_accepted", .seat = scout});
  turnLocation(changes, Turning::scout);
}

void acceptParley(Changes& changes, Seat offering) {
  const State& s = changes.state();
  const ParleyPoint point = parleyPoint(s);
  const int streak = get(s, Table::parleyStreak) + 1;
  changes.set(Table::parleyStreak, streak,
              {.rule = rule::parley, .what = "parley_accepted", .seat = offering, .amount = streak});
  if (point.seat) gainPoints(changes, *point.seat, 1, rule::parleyPoint);
  if (point.due && !point.seat)
    changes.tell({.rule = rule::parleyPoint, .what = "parley_level", .amount = streak});
  // A held DV leaves no choice.
  for (const Seat seat : kSeats)
    changes.note(seat, Of::decided, holdOf(s, seat) == Hold::forNextTurn ? 1 : 0);
  turnLocation(changes, Turning::parley);
}

void decideDice(Changes& changes, Seat seat, bool keep) {
  changes.note(seat, Of::decided, 1);
  changes.tell({.rule = rule::keep, .what = keep ? "dice_kept" : "dice_rerolled", .seat = seat});
  const State& s = changes.state();
  if (get(s, Seat::A, Of::decided) != 0 && get(s, Seat::B, Of::decided) != 0)
    enter(changes, Phase::lastEffects);
}

}  // namespace

ParleyPoint parleyPoint(const State& s) {
  const int streak = get(s, Table::parleyStreak) + 1;
  const bool due = is(s, Option::parleyStreakCount, StreakCount::everySecond) ? streak % 2 == 0 : streak >= 2;
  const int a = get(s, Seat::A, Of::points);
  const int b = get(s, Seat::B, Of::points);
  if (!due || a == b) return {due, std::nullopt};
  return {true, a < b ? Seat::A : Seat::B};
}

bool keepingPossible(const State& s) {
  if (get(s, Seat::A, Of::decided) != 0 && get(s, Seat::B, Of::decided) != 0) return false;
  if (get(s, Table::turn) < kTurns) return true;
  return get(s, Table::round) < kRounds && is(s, Option::keepAcrossRounds, YesNo::yes);
}

void endScout(Changes& changes) {
  if (is(changes.state(), Option::scoutEndsTurn, YesNo::no)) {
    changes.note(Table::scouted, 1);
    return enter(changes, Phase::choose);
  }
  breakParleyRow(changes);
  enter(changes, Phase::lastEffects);
}

Ruling judgeRoll(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  // Rerolling is one answer to the question whether to keep the dice.
  const bool rerolls = phase(s) == Phase::keep;
  if (auto refused = rerolls ? unlessOwed(s, move.seat, "keep", Answering::inTurn)
                             : unlessOwed(s, move.seat, "roll", Answering::together))
    return *refused;
  rollDice(changes, move.seat, move.answer.dice);
  if (rerolls) decideDice(changes, move.seat, false);
  return {};
}

Ruling judgeDiscard(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade) return notNow(s);
  const Step step{.rule = rule::discard, .what = "discarded", .seat = seat};
  if (is(s, Option::decks, Kept::off)) {
    turnUpAny(changes, cards, seat, move.named(), discardZone(seat), Lay::together, step);
    return {};
  }
  const int most = extras(s, seat);
  if (move.count > most && most <= 0)
    return refuse("wrong_count", Json::object({{"n", 0}, {"case", "none"}}));
  if (move.count > most)
    return refuse("wrong_count", Json::object({{"n", most}, {"hand", kHand}, {"rule", rule::discard.text}}));
  const Claim lying = claim(s, cards, seat, move.named());
  if (!lying.refused.empty())
    return refuse(lying.refused, Json::object({{"seat", name(seat)},
                                               {"left", countsJson(leftInDeck(s, cards, seat), cards)}}));
  turnUp(changes, seat, move.named(), lying, discardZone(seat), Lay::together, step);
  return {};
}

Ruling judgeChoose(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = unlessOwed(s, seat, "choose", Answering::inTurn)) return *refused;
  if (move.encounter == Encounter::duel) {
    if (get(s, seat, Of::stunned) != 0) return refuse("stunned", Json::object({{"seat", name(seat)}}));
    startDuel(changes, seat, rule::choose);
    return {};
  }
  const bool scout = move.encounter == Encounter::scout;
  if (scout && get(s, Table::scouted) != 0)
    return refuse("used_up", Json::object({{"rule", rule::scout.text}}));
  changes.note(Table::offer, static_cast<int>(scout ? Offer::scout : Offer::parley));
  changes.note(Table::offerer, static_cast<int>(seat));
  changes.tell({.rule = rule::choose, .what = scout ? "scout_offered" : "parley_offered", .seat = seat});
  enter(changes, Phase::answer);
  return {};
}

Ruling judgeAnswer(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = unlessOwed(s, seat, "answer", Answering::inTurn)) return *refused;
  const bool accept = move.yes;
  if (!accept && get(s, seat, Of::stunned) != 0)
    return refuse("stunned", Json::object({{"seat", name(seat)}}));
  const auto offer = static_cast<Offer>(get(s, Table::offer));
  changes.note(Table::offer, static_cast<int>(Offer::none));
  if (!accept) {
    startDuel(changes, seat, rule::decline);
  } else if (offer == Offer::scout) {
    acceptScout(changes, other(seat));
  } else {
    acceptParley(changes, other(seat));
  }
  return {};
}

Ruling judgeKeep(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = unlessOwed(s, seat, "keep", Answering::inTurn)) return *refused;
  const bool keep = move.yes;
  if (keep && get(s, seat, Of::kept) != 0)
    return refuse("cannot_keep_twice", Json::object({{"seat", name(seat)}, {"rule", rule::keepTwice.text}}));
  changes.note(seat, Of::ready, keep ? 1 : 0);
  if (keep) changes.note(seat, Of::kept, 1);
  decideDice(changes, seat, keep);
  return {};
}

Ruling judgeScoutedEnd(Changes& changes, const Move& move, const CardBook&) {
  if (auto refused = unlessOwed(changes.state(), move.seat, "choose", Answering::inTurn)) return *refused;
  breakParleyRow(changes);
  changes.tell({.rule = rule::scout, .what = "turn_ended", .seat = move.seat});
  enter(changes, Phase::lastEffects);
  return {};
}

}  // namespace lk::rules::halfwish
