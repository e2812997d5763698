#include "rules/games/half_the_battle/rules/moving.h"

#include <cstdlib>

#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/reach.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

void goTo(Changes& changes, ThingId piece, int lane, Step step) {
  step.from = laneOf(changes.state(), piece);
  step.amount = lane;
  Slot slot = slotAt(changes.state(), piece);
  slot.zone = laneZone(lane);
  changes.moveThing(piece, slot, step);
}

}  // namespace

std::string_view barredLane(const State& s, const CardBook& cards, ThingId piece, int to, int most) {
  if (!isLane(to)) return "off_board";
  const int away = std::abs(to - laneOf(s, piece));
  if (away == 0) return "no_move";
  if (isBarred(s, cards, piece, Bar::leaveLane)) return "entangled";
  return away > most ? "too_far" : "";
}

bool canMove(const State& s, const CardBook& cards, ThingId piece) {
  return movementOf(s, cards, piece) > 0 && !isBarred(s, cards, piece, Bar::leaveLane);
}

void push(Changes& changes, ThingId piece, int lane) {
  const State& s = changes.state();
  if (!isAlive(s, piece) || laneOf(s, piece) == lane) return;
  goTo(changes, piece, lane, {.rule = rule::forcedMove, .what = "pushed"});
}

Ruling judgeMoving(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (auto barred = barredFromActing(s, move.seat)) return *std::move(barred);
  if (!isAlive(s, move.piece)) return refusePiece("piece_dead", s, cards, move.piece);
  if (move.piece != selectedOf(s, move.seat)) return refusePiece("not_selected", s, cards, move.piece);
  if (get(s, Table::moved) != 0) return refusePiece("already_moved", s, cards, move.piece);
  const int most = movementOf(s, cards, move.piece);
  if (const auto why = barredLane(s, cards, move.piece, move.to, most); !why.empty())
    return refuse(why,
                  Json::object({{"card", cards[cardOf(s, move.piece)].id}, {"n", most}, {"to", move.to}}));
  const bool back = ahead(move.seat, laneOf(s, move.piece), move.to) < 0;
  changes.note(Table::moved, 1);
  goTo(changes, move.piece, move.to, {.rule = back ? rule::backwards : rule::moves, .what = "moved"});
  return {};
}

}  // namespace lk::rules::half_the_battle
