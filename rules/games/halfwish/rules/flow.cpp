#include "rules/games/halfwish/rules/flow.h"

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/dice.h"
#include "rules/games/halfwish/rules/duel_end.h"
#include "rules/games/halfwish/rules/encounter.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/games/halfwish/rules/showdown.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/games/halfwish/rules/wishes.h"

namespace lk::rules::halfwish {

namespace {

Result knockedOut(const State& s, bool both) {
  const Decision now = standing(s);
  if (both && is(s, Option::bothDie, BothDie::draw)) return {true, std::nullopt, "none"};
  if (both && is(s, Option::bothDie, BothDie::activeLoses))
    return {true, other(seatOf(s, Table::turnSeat)), "knockout"};
  return {true, now.winner, now.by};
}

bool isOut(const State& s, Seat seat) {
  return get(s, seat, Of::hp) <= 0;
}

/// Updates the result. Called when nothing more happens automatically.
void settleResult(Changes& changes) {
  const State& s = changes.state();
  const bool outA = isOut(s, Seat::A);
  const bool outB = isOut(s, Seat::B);
  const bool was = s.result.finished;
  if (outA || outB) {
    tallyOfTheFallen(changes);
    changes.result(knockedOut(s, outA && outB));
  } else {
    const Decision now = standing(s);
    changes.result({phase(s) == Phase::ended, now.winner, now.by});
  }
  if (was || !s.result.finished) return;
  const RuleId why = outA || outB ? rule::knockout : rule::finalScore;
  changes.tell({.rule = why, .what = "game_over", .seat = s.result.winner});
}

/// Returns whether the scouted location is a treasure that rewards the winner of a duel.
bool scoutedReward(const State& s, const CardBook& cards) {
  const CardId location = openLocation(s);
  return location.known() && cards[location].subtype == kTreasure &&
         cards.program(location).at(place(Hook::duelReward)) != nullptr;
}

/// Returns the question of the rules that a phase brings up, if any.
std::optional<Asked> askedNow(const State& s, const CardBook& cards) {
  const auto unless = [&](Asked ruling, bool comesUp) {
    return comesUp && mustAsk(s, ruling) ? std::optional(ruling) : std::nullopt;
  };
  switch (phase(s)) {
    case Phase::calculation:
      return askedByClashes(s, cards);
    case Phase::scouted:
      return unless(Asked::scoutedTreasure, scoutedReward(s, cards));
    case Phase::conceded:
      return unless(Asked::concedePoints, true);
    case Phase::wishes:
      return unless(Asked::wishEffect, wishDue(s).has_value());
    default:
      return std::nullopt;
  }
}

template <class Owes>
void askBoth(const State& s, Questions& open, PromptId id, Owes owes) {
  for (const Seat seat : inTurn(s))
    if (owes(seat)) open.push_back({id, seat});
}

void askPhase(const State& s, const CardBook& cards, Questions& open) {
  if (const auto ruling = askedNow(s, cards)) return open.push_back({promptOf(*ruling), std::nullopt});
  switch (phase(s)) {
    case Phase::roll:
      return askBoth(s, open, "roll", [&](Seat seat) { return get(s, seat, Of::ready) == 0; });
    case Phase::choose:
      return open.push_back({"choose", seatOf(s, Table::turnSeat)});
    case Phase::answer:
      return open.push_back({"answer", other(seatOf(s, Table::offerer))});
    case Phase::location:
      return open.push_back({"location", std::nullopt});
    case Phase::preparation:
    case Phase::showdown:
      if (get(s, Table::passes) < 2) open.push_back({"power", seatOf(s, Table::word)});
      return;
    case Phase::reveal:
      return askBoth(s, open, "reveal", [&](Seat seat) { return owesActions(s, seat); });
    case Phase::keep: {
      const Seat first = seatOf(s, Table::turnSeat);
      return open.push_back({"keep", get(s, first, Of::decided) == 0 ? first : other(first)});
    }
    case Phase::upgradeOrder:
    case Phase::upgrade:
      return askUpgrades(s, cards, open);
    default:
      return;
  }
}

void ask(Host& host, Questions& open) {
  const State& s = host.state();
  open.clear();
  if (get(s, Table::byHand) != 0) return open.push_back({"by_hand", std::nullopt});
  if (!s.running.empty()) return EffectRun(host, language()).ask(open);
  askPhase(s, host.cards(), open);
}

/// Leaves it to people if the table reads the rule differently from the recommendation. Returns whether it
/// does.
bool byTheTable(Changes& changes, Asked ruling) {
  if (!readsOtherwise(changes.state(), ruling)) return false;
  handOver(changes, openLocation(changes.state()));
  return true;
}

/// Takes one step that needs no answer. Precondition: no question is open.
void step(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  switch (phase(s)) {
    case Phase::roll:
      // All dice are rolled: from now on `ready` refers to the next turn.
      for (const Seat seat : kSeats) changes.note(seat, Of::ready, 0);
      return enter(changes, Phase::choose);
    case Phase::preparation:
      changes.tell({.rule = rule::passing, .what = "actions_locked"});
      openPowers(changes);
      return turnLocation(changes, Turning::showdown);
    case Phase::reveal:
      enter(changes, Phase::dice);
      return beginReveals(changes, cards);
    case Phase::dice:
      showDice(changes);
      openPowers(changes);
      return enter(changes, Phase::calculation);
    case Phase::calculation:
      if (is(s, Option::powers, Kept::off)) return enter(changes, Phase::combat);
      workOut(changes, cards);
      return enter(changes, Phase::showdown);
    case Phase::showdown:
      return enter(changes, Phase::combat);
    case Phase::combat:
      enter(changes, Phase::score);
      return applyCombat(changes, cards);
    case Phase::score:
      if (inDuel(s)) scoreDuel(changes);  // not after a knockout that people took back
      enter(changes, Phase::result);
      return beginResults(changes, cards);
    case Phase::result:
      return enter(changes, Phase::moments);
    case Phase::conceded:
      if (byTheTable(changes, Asked::concedePoints)) {
        changes.note(Table::duel, static_cast<int>(Stage::none));
        if (is(s, Option::stacksLast, StacksLast::duel)) endStacks(changes);
      }
      return turnLocation(changes, Turning::concession);
    case Phase::moments:
      enter(changes, Phase::reward);
      return beginMoments(changes);
    case Phase::reward:
      if (!beginNextReward(changes, cards)) enter(changes, Phase::penalty);
      return;
    case Phase::penalty:
      enter(changes, Phase::lastEffects);
      return beginPenalty(changes, cards);
    case Phase::scouted:
      if (scoutedReward(s, cards)) byTheTable(changes, Asked::scoutedTreasure);
      return endScout(changes);
    case Phase::lastEffects:
      if (duelStage(s) != Stage::none && is(s, Option::stacksLast, StacksLast::duel)) endStacks(changes);
      enter(changes, Phase::wishes);
      return beginStored(changes, Moment::endOfTurn);
    case Phase::wishes:
      if (const auto seat = wishDue(s)) return beginWish(changes, cards, *seat);
      return enter(changes, Phase::turnEnd);
    case Phase::turnEnd:
      return endTurn(changes);
    case Phase::upgrade:
      return afterPicks(changes);
    case Phase::choose:
    case Phase::answer:
    case Phase::location:
    case Phase::keep:
    case Phase::upgradeOrder:
    case Phase::ended:
      return;  // these always ask
  }
}

}  // namespace

void advance(Changes& changes, const CardBook& cards) {
  Host host(changes, cards);
  const State& s = changes.state();
  Questions& open = changes.questions();
  open.clear();
  while (!isOut(s, Seat::A) && !isOut(s, Seat::B) && phase(s) != Phase::ended) {
    ask(host, open);
    if (!open.empty()) break;
    if (!s.running.empty())
      EffectRun(host, language()).proceed();
    else
      step(changes, cards);
  }
  settleResult(changes);
  if (s.result.finished) open.clear();
}

}  // namespace lk::rules::halfwish
