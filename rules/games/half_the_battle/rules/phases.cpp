#include "rules/games/half_the_battle/rules/phases.h"

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/flow.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/refusal.h"
#include "rules/games/half_the_battle/rules/turn_end.h"

namespace lk::rules::half_the_battle {

Ruling judgeSelect(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (phase(s) != Phase::selection) return refuseNow("wrong_phase", s);
  if (auto barred = barredFromTurn(s, move.seat)) return *std::move(barred);
  if (!isAlive(s, move.piece) || isDying(s, move.piece))
    return refusePiece("piece_dead", s, cards, move.piece);
  const CardId card = cardOf(s, move.piece);
  changes.set(move.seat, Of::selected, card.place(),
              {.rule = rule::selection, .what = "selected", .from = 0, .card = card});
  closeTurn(changes);
  return {};
}

Ruling judgeDone(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  if (stillPlaces(s, move.seat)) return judgeReady(changes, move.seat);
  if (phase(s) != Phase::action) return refuseNow("wrong_phase", s);
  if (auto barred = barredFromTurn(s, move.seat)) return *std::move(barred);
  if (as<Missed>(s, Table::missed) != Missed::no) {
    changes.note(move.seat, Of::passed, 1);
    return {};
  }
  const bool idle = get(s, Table::moved) == 0 && get(s, Table::acted) == 0;
  if (idle && get(s, Table::idle) == 0) {
    changes.note(Table::idle, 1);
    changes.tell({.rule = rule::idle, .what = "idle", .seat = move.seat});
    return {};
  }
  changes.tell({.rule = rule::actionPhase, .what = "phase_done", .seat = move.seat});
  closeTurn(changes);
  return {};
}

Ruling judgeDecide(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  if (phase(s) != Phase::selection || get(s, Table::quiet) < kQuietRounds) return refuseNow("wrong_phase", s);
  if (as<Window>(s, Table::window) != Window::none) return refuseNow("answer_first", s);
  if (move.ending == Ending::none) {
    changes.note(Table::quiet, 0);
    for (const Seat seat : kBoth) changes.note(seat, Of::proposes, 0);
    changes.tell({.rule = rule::stalemate, .what = "plays_on", .seat = move.seat});
    return {};
  }
  changes.note(move.seat, Of::proposes, static_cast<int>(move.ending));
  changes.tell({.rule = rule::stalemate,
                .what = move.ending == Ending::draw ? "proposes_draw" : "proposes_most_hp",
                .seat = move.seat});
  const int answer = get(s, other(move.seat), Of::proposes);
  if (answer == static_cast<int>(move.ending)) {
    endByAgreement(changes, move.ending);
  } else if (answer != 0) {
    // The other player is asked again.
    changes.note(other(move.seat), Of::proposes, 0);
  }
  return {};
}

Ruling judgeConcede(Changes& changes, const Move& move, const CardBook&) {
  endByConcession(changes, move.seat);
  return {};
}

Ruling judgeDie(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const int hp = hpOf(s, move.piece);
  const Json what =
      Json::object({{"card", cards[cardOf(s, move.piece)].id}, {"n", hp}, {"shown", move.number}});
  if (!isAlive(s, move.piece) || isDying(s, move.piece))
    return refusePiece("piece_dead", s, cards, move.piece);
  const int shown = hpShown(dieOf(move.piece), move.number);
  if (shown < 0) return refuse("impossible_roll", what);
  if (shown == hp) {
    changes.tellOf(move.piece, {.rule = rule::dieRead, .what = "die_agrees", .amount = hp});
    return {};
  }
  if (!is(s, Option::hp, HpBy::read)) return refuse("die_shows_other_value", what);
  if (as<Window>(s, Table::window) != Window::none) return refuseNow("answer_first", s);
  setHp(changes, move.piece, shown, {.rule = rule::dieRead, .what = "die_read"});
  return {};
}

}  // namespace lk::rules::half_the_battle
