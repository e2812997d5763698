#include "rules/games/half_the_battle/ask/choices.h"

#include <algorithm>
#include <bit>

#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/rage.h"
#include "rules/games/half_the_battle/rules/reach.h"

namespace lk::rules::half_the_battle {

namespace {

/// Calls `each` with every choice of 1 to `most` out of `n`, as bits.
template <class Each>
void eachChoice(std::size_t n, int most, Each each) {
  for (unsigned bits = 1; bits < 1u << n; ++bits)
    if (__builtin_popcount(bits) <= most) each(bits);
}

/// How an action moves something. With `most` 0 nothing has to be named for it.
struct Push {
  int most = 0;
  bool self = false;
  bool alone = false;    // it does nothing else
  bool toActor = false;  // to the acting piece's lane
};
Push pushIn(const CardBook& cards, const Action& action) {
  Push push;
  const Program& program = cards.program(action.card);
  for (const Instruction& it : program.code) {
    if (static_cast<Op>(it.operation) != Op::move) continue;
    push = {.most = arg<kMoveFields, "by">(it),
            .self = arg<kMoveFields, "what">(it) == Whom::self,
            .alone = program.code.size() == 1,
            .toActor = arg<kMoveFields, "to">(it) == To::ownLane};
  }
  return push;
}

/// The dice of Rage that a player holds, and what each set of them is worth.
class RageDice {
 public:
  RageDice(const State& s, Seat seat) {
    for (int i = 0; i < kDice; ++i)
      if (get(s, seat, rageOf(static_cast<Die>(i))) != 0) held_[n_++] = static_cast<Die>(i);
    for (std::size_t set = 1; set < std::size_t{1} << n_; ++set)
      worth_[set] = static_cast<std::int16_t>(worth_[set & (set - 1)] +
                                              mostOf(held_[static_cast<std::size_t>(std::countr_zero(set))]));
  }

  /// Pays with the smallest set worth at least `price`; with none if all are worth less.
  void pay(Move& move, int price) const {
    std::size_t best = 0;
    for (std::size_t set = 1; set < std::size_t{1} << n_; ++set)
      if (worth_[set] >= price && (best == 0 || worth_[set] < worth_[best])) best = set;
    move.diceCount = 0;
    for (std::size_t i = 0; i < n_; ++i)
      if ((best >> i & 1u) != 0) move.dice[move.diceCount++] = held_[i];
  }

 private:
  std::array<Die, kDice> held_{};
  std::size_t n_ = 0;
  std::array<std::int16_t, std::size_t{1} << kDice> worth_{};  // by set: one bit for each of those held
};

}  // namespace

void addUses(Moves& all, const State& s, const CardBook& cards, Seat seat, ThingId actor,
             const Action& action) {
  Move move{.kind = MoveKind::act, .seat = seat, .card = action.card};
  const Push push = pushIn(cards, action);
  const auto addWithLanes = [&](const Move& begun, ThingId pushed) {
    if (push.most == 0) return all.push_back(begun);
    if (!push.alone) all.push_back(begun);
    for (int lane = 1; lane <= kLanes; ++lane) {
      if (!barredLane(s, cards, pushed, lane, push.most).empty()) continue;
      Move further = begun;
      further.to = lane;
      all.push_back(further);
    }
  };
  if (action.aim == Aim::self) return addWithLanes(move, actor);
  if (action.aim == Aim::lane) {
    std::array<int, kLanes> lanes{};
    std::size_t n = 0;
    const int reach = lanesInReach(s, actor, action);
    for (int lane = 1; lane <= kLanes; ++lane)
      if ((reach & bitOf(lane)) != 0) lanes[n++] = lane;
    return eachChoice(n, action.count, [&](unsigned bits) {
      Move aimed = move;
      for (std::size_t i = 0; i < n; ++i)
        if ((bits >> i & 1u) != 0) aimed.lanes[aimed.laneCount++] = static_cast<std::int16_t>(lanes[i]);
      all.push_back(aimed);
    });
  }
  Pieces targets;
  for (const ThingId target : targetsInReach(s, actor, action)) {
    const auto why = push.toActor ? barredLane(s, cards, target, laneOf(s, actor), kLanes) : "";
    if (why.empty() || why == "no_move") targets.add(target);
  }
  move.hasTargets = true;
  eachChoice(targets.size(), action.count, [&](unsigned bits) {
    Move aimed = move;
    for (std::size_t i = 0; i < targets.size(); ++i)
      if ((bits >> i & 1u) != 0) aimed.targets.add(targets[i]);
    if (push.toActor) return all.push_back(aimed);
    addWithLanes(aimed, push.self ? actor : aimed.targets[0]);
  });
}

void addMoves(Moves& all, const State& s, const CardBook& cards, Seat seat, ThingId piece) {
  const int most = movementOf(s, cards, piece);
  for (int lane = 1; lane <= kLanes; ++lane)
    if (barredLane(s, cards, piece, lane, most).empty())
      all.push_back({.kind = MoveKind::move, .seat = seat, .piece = piece, .to = lane});
}

void addItems(Moves& all, const State& s, const CardBook& cards, Seat seat) {
  eachItem(s, seat, [&](CardId item) {
    for (const On& on : usableOn(s, cards, seat, item)) {
      Move move{.kind = MoveKind::item, .seat = seat, .card = item};
      move.on = on;
      if (pushOf(cards, item) == 0) {
        all.push_back(move);
        continue;
      }
      for (int lane = 1; lane <= kLanes; ++lane) {
        if (!barredPush(s, cards, item, on.piece, lane).empty()) continue;
        move.to = lane;
        all.push_back(move);
      }
    }
  });
}

void addPurchases(Moves& all, const State& s, Seat seat) {
  const int rage = rageOf(s, seat);
  if (rage == 0) return;
  const RageDice dice(s, seat);
  const auto add = [&](Purchase buy, int price, On on, int points) {
    if (rage < price || !barredPurchase(s, seat, buy).empty()) return;
    Move move{.kind = MoveKind::rage, .seat = seat};
    move.buy = buy;
    move.on = on;
    move.number = points;
    dice.pay(move, price);
    all.push_back(move);
  };
  const int perPoint = pricePerPoint(s, seat);
  for (const Seat whose : {other(seat), seat})
    eachPiece(whose, [&](ThingId piece) {
      if (!isAlive(s, piece)) return;
      for (int points = 1; points <= std::max(1, hpOf(s, piece)); ++points)
        add(Purchase::damage, points * perPoint, On::of(piece), points);
    });
  if (isAlive(s, pieceOf(seat, Die::d20))) add(Purchase::token, kTokenPrice, {}, 0);
  for (const std::size_t at : s.lying.in({itemZone(seat), itemZone(other(seat))})) {
    const Slot& slot = s.lying[at];
    if (slot.zone == itemZone(seat) && slot.face == Face::down)
      add(Purchase::refresh, kItemPrice, On::of(slot.card), 0);
    if (slot.zone == itemZone(other(seat)) && slot.face == Face::up)
      add(Purchase::disable, kItemPrice, On::of(slot.card), 0);
  }
}

}  // namespace lk::rules::half_the_battle
