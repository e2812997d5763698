#include "rules/games/wtactics_orc/rules/flow.h"

#include <algorithm>

#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/decide.h"
#include "rules/games/wtactics_orc/rules/scoring.h"
#include "rules/games/wtactics_orc/rules/startup.h"
#include "rules/games/wtactics_orc/rules/turn.h"
#include "rules/run/chain.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr PromptId kStepQuestions[] = {"startup", "upkeep", "recruit", "abilities", "move", "attack"};

bool belongsToStartup(MoveKind kind) {
  return kind == MoveKind::deck || kind == MoveKind::startup || kind == MoveKind::reveal ||
         kind == MoveKind::place;
}

/// Carries out running effects. Returns true if somebody is asked.
bool runEffects(Host& host) {
  const State& s = host.state();
  if (s.running.empty()) return false;
  EffectRun run(host, language());
  if (run.proceed()) {
    host.changes().ask({});
    run.ask(host.changes().questions());
    return true;
  }
  forgetDone(host.changes());
  return false;
}

/// Ends the identity of a graveyard card that an ability had called.
void letGoOfGraves(Host& host) {
  const State& s = host.state();
  const int standing = get(s, Seat::A, Of::inPlay) + get(s, Seat::B, Of::inPlay);
  if (static_cast<int>(s.things.size()) == standing) return;
  for (std::size_t i = 0; i < s.lying.size(); ++i)
    if (const Slot slot = s.lying[i]; slot.zone >= kSlots && slot.thing.known())
      host.changes().letGo(slot.thing);
}

/// Settles deaths by abilities as soon as those are over. Deaths by a battle's blows come at its end.
void settleDeaths(Host& host) {
  const State& s = host.state();
  if (phase(s) == Phase::startup || (phase(s) == Phase::battle && stage(s) >= Stage::blows)) return;
  const int by = get(s, Table::killer);
  if (by == 0) return;
  host.changes().note(Table::killer, 0);
  buryDead(host, static_cast<Seat>(by - 1));
}

void askStartup(Host& host) {
  const State& s = host.state();
  host.changes().ask({});
  Questions& open = host.changes().questions();
  for (const Seat seat : {Seat::A, Seat::B})
    if (get(s, seat, Of::laid) == 0) open.push_back({"startup", seat});
  if (open.empty())
    open.push_back(
        {is(s, Table::revealed) ? PromptId("place") : PromptId("reveal"), startupSeat(s, Board(s))});
}

}  // namespace

Problem barredNow(const State& s, const Move& move) {
  if (move.kind == MoveKind::correct) return std::nullopt;
  if (s.result.finished) return refuse("game_over", Json::object({{"awaits", "correct"}}));
  if (move.kind == MoveKind::concede || move.kind == MoveKind::effect || move.kind == MoveKind::decide)
    return std::nullopt;
  if (is(s, Option::armies, Kept::off) && move.kind != MoveKind::endTurn)
    return refuseBy("wrong_step", rule::pointsWin, Json::object({{"case", "scored"}}));
  if (phase(s) == Phase::startup)
    return belongsToStartup(move.kind) ? std::nullopt : Problem(refuseNow("startup_first", s));
  if (belongsToStartup(move.kind)) return std::nullopt;  // each handler says why it is too late
  if (!s.questions.empty() && isDecision(s.questions.front().id)) return refuseNow("answer_first", s);
  const bool talk = move.kind == MoveKind::pass || move.kind == MoveKind::ability;
  if (phase(s) == Phase::battle) return talk ? std::nullopt : Problem(refuseNow("battle_open", s));
  if (move.kind == MoveKind::pass) return refuseNow("nothing_to_pass", s);
  if (move.seat != turnSeat(s)) return refuseNow("not_your_turn", s);
  if (phase(s) == Phase::upkeep && move.kind != MoveKind::upkeep) return refuseNow("upkeep_open", s);
  return std::nullopt;
}

void advance(Host& host) {
  const State& s = host.state();
  while (!s.result.finished) {
    if (runEffects(host)) return;
    if (!s.running.empty()) continue;
    letGoOfGraves(host);
    settleDeaths(host);
    checkEnds(host);
    if (s.result.finished) break;
    if (phase(s) == Phase::startup) return askStartup(host);
    if (phase(s) == Phase::battle) {
      if (!advanceBattle(host) || !s.running.empty()) continue;
      return;
    }
    if (phase(s) == Phase::upkeep && dueIn(Board(s), turnSeat(s)) == 0) {
      host.changes().phase(static_cast<std::uint8_t>(Phase::recruit));
      host.changes().tell({.rule = rule::recruit, .what = "step_begins", .seat = turnSeat(s)});
      continue;
    }
    const bool scored = is(s, Option::armies, Kept::off);
    return host.changes().ask({{scored ? PromptId("score") : kStepQuestions[s.phase], turnSeat(s)}});
  }
  host.changes().ask({});
}

}  // namespace lk::rules::wtactics_orc
