#include "rules/games/half_the_battle/rules/flow.h"

#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/acting.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/reach.h"
#include "rules/games/half_the_battle/rules/turn_end.h"

namespace lk::rules::half_the_battle {

namespace {

Window window(const State& s) {
  return as<Window>(s, Table::window);
}

/// Returns why the chosen piece cannot use its phase now.
Missed missedBy(const State& s, const CardBook& cards, Seat seat) {
  const ThingId piece = selectedOf(s, seat);
  if (!piece.known() || !isAlive(s, piece)) return Missed::gone;
  const bool useless = !canMove(s, cards, piece) && !canAct(s, cards, piece);
  return useless ? Missed::stuck : Missed::no;
}

bool canSelect(const State& s, Seat seat) {
  bool can = false;
  eachPiece(seat, [&](ThingId piece) { can = can || (isAlive(s, piece) && !isDying(s, piece)); });
  return can;
}

void nextStage(Changes& changes, const CardBook& cards) {
  const auto stage = as<Stage>(changes.state(), Table::stage);
  if (stage == Stage::secondActs) endRound(changes);
  const int next = (static_cast<int>(stage) + 1) % 4;
  beginStage(changes, cards, static_cast<Stage>(next));
}

/// Ends a missed phase at once, unless its player has an item for it.
bool stepThroughMissed(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = seatOf(s, Table::turnSeat);
  if (get(s, Table::moved) != 0 || get(s, Table::acted) != 0) {
    if (missedBy(s, cards, seat) != Missed::gone) return false;
    closeTurn(changes);  // people took the chosen piece off the table
    return true;
  }
  const auto before = as<Missed>(s, Table::missed);
  if (before == Missed::no && figure(s, seat, Of::selected).present && isAlive(s, selectedOf(s, seat)))
    return false;
  const Missed now = missedBy(s, cards, seat);
  changes.note(Table::missed, static_cast<int>(now));
  if (now == Missed::no) return false;
  if (get(s, seat, Of::passed) == 0 && hasUsableItem(s, cards, seat)) return false;
  changes.tell({.rule = now == Missed::gone ? rule::missed : rule::stuck,
                .what = now == Missed::gone ? "phase_missed" : "phase_stuck",
                .seat = seat});
  closeTurn(changes);
  return true;
}

/// Takes one step that needs no answer. Returns false if an answer is needed.
bool step(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  if (phase(s) == Phase::setup) return beginWhenReady(changes, cards);
  if (window(s) != Window::none) {
    if (askedForItem(s, cards)) return false;
    const bool hits = window(s) == Window::hits;
    changes.note(Table::window, static_cast<int>(Window::none));
    for (const Seat seat : kBoth) changes.note(seat, Of::passed, 0);
    if (hits) {
      resolveAnnounced(changes, cards);
      return true;
    }
    endTurn(changes, cards);
    if (!s.result.finished) nextStage(changes, cards);
    return true;
  }
  if (phase(s) == Phase::action) return stepThroughMissed(changes, cards);
  if (canSelect(s, seatOf(s, Table::turnSeat))) return false;
  closeTurn(changes);  // no piece can be chosen: all are dying
  return true;
}

void ask(const State& s, const CardBook& cards, Questions& open) {
  if (phase(s) == Phase::setup) return askPreparation(s, open);
  const Seat turn = seatOf(s, Table::turnSeat);
  if (window(s) != Window::none)
    return open.push_back(
        {window(s) == Window::hits ? PromptId("item") : PromptId("save"), askedForItem(s, cards)});
  const bool missed = as<Missed>(s, Table::missed) != Missed::no;
  const PromptId asked = phase(s) == Phase::selection ? PromptId("select")
                         : missed                     ? PromptId("missed")
                                                      : PromptId("act");
  open.push_back({asked, turn});
  if (phase(s) == Phase::selection && get(s, Table::quiet) >= kQuietRounds)
    for (const Seat seat : kBoth)
      if (get(s, seat, Of::proposes) == 0) open.push_back({"stalemate", seat});
}

}  // namespace

void beginStage(Changes& changes, const CardBook& cards, Stage stage) {
  const State& s = changes.state();
  const bool first = stage == Stage::firstSelects || stage == Stage::firstActs;
  const Seat seat = first ? seatOf(s, Table::initiative) : other(seatOf(s, Table::turnSeat));
  const bool selects = stage == Stage::firstSelects || stage == Stage::secondSelects;
  changes.note(Table::stage, static_cast<int>(stage));
  changes.note(Table::turnSeat, static_cast<int>(seat));
  changes.phase(static_cast<std::uint8_t>(selects ? Phase::selection : Phase::action));
  for (const Table each : {Table::moved, Table::acted, Table::idle, Table::missed}) changes.note(each, 0);
  for (const Seat each : kBoth) changes.note(each, Of::passed, 0);
  if (selects) return;
  const Missed missed = missedBy(s, cards, seat);
  changes.note(Table::missed, static_cast<int>(missed));
  if (missed == Missed::no)
    changes.tellOf(selectedOf(s, seat), {.rule = rule::actionPhase, .what = "phase_begins"});
}

void closeTurn(Changes& changes) {
  for (const Seat seat : kBoth) changes.note(seat, Of::passed, 0);
  changes.note(Table::window, static_cast<int>(Window::dying));
}

void advance(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  while (!s.result.finished && step(changes, cards)) {
  }
  if (s.result.finished) return changes.ask({});
  Questions& open = changes.questions();
  const Question before = open.empty() ? Question{} : open.front();
  open.clear();
  ask(s, cards, open);
  if (window(s) != Window::none && !(before == open.front()))
    changes.tell({.rule = rule::interrupt, .what = "waits", .seat = open.front().seat});
}

}  // namespace lk::rules::half_the_battle
