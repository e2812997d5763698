#include "rules/games/half_the_battle/rules/reach.h"

#include <algorithm>

#include "rules/games/half_the_battle/rules/marks.h"

namespace lk::rules::half_the_battle {

namespace {

bool suits(Aim aim, ThingId actor, ThingId target) {
  const bool enemy = sideOf(target) != sideOf(actor);
  if (aim == Aim::ally) return !enemy && target != actor;
  return enemy && (aim == Aim::enemy || !isMonster(target));
}

/// What a piece reaches with an action now, worked out once for all lanes.
class ReachNow {
 public:
  ReachNow(const State& s, ThingId actor, const Action& action)
      : range_(rangeNow(s, actor, action)), side_(sideOf(actor)), from_(laneOf(s, actor)) {}
  [[nodiscard]] bool has(int lane) const { return range_.holds(ahead(side_, from_, lane)); }

 private:
  Range range_;
  Seat side_;
  int from_;
};

/// Calls `goesOn` with the pieces that can be targets until it returns false.
template <class GoesOn>
void eachTarget(const State& s, ThingId actor, const Action& action, GoesOn goesOn) {
  const ReachNow reach(s, actor, action);
  const Seat seat = action.aim == Aim::ally ? sideOf(actor) : other(sideOf(actor));
  for (int die = 0; die < kDice; ++die) {
    const ThingId piece = pieceOf(seat, static_cast<Die>(die));
    const bool fits = isAlive(s, piece) && suits(action.aim, actor, piece) && reach.has(laneOf(s, piece));
    if (fits && !goesOn(piece)) return;
  }
}

bool hasTarget(const State& s, ThingId actor, const Action& action) {
  bool has = false;
  eachTarget(s, actor, action, [&](ThingId) { return !(has = true); });
  return has;
}

}  // namespace

Range rangeNow(const State& s, ThingId actor, const Action& action) {
  const bool chosen = get(s, Table::rangeBonus) != 0 && figure(s, Table::turnSeat).present &&
                      selectedOf(s, seatOf(s, Table::turnSeat)) == actor;
  return {action.range.from, action.range.to + (chosen ? get(s, Table::rangeBonus) : 0)};
}

bool reaches(const State& s, ThingId actor, const Action& action, int lane) {
  return ReachNow(s, actor, action).has(lane);
}

int lanesInReach(const State& s, ThingId actor, const Action& action) {
  const ReachNow reach(s, actor, action);
  int lanes = 0;
  for (int lane = 1; lane <= kLanes; ++lane)
    if (reach.has(lane)) lanes |= bitOf(lane);
  return lanes;
}

std::string_view barredTarget(const State& s, ThingId actor, const Action& action, ThingId target) {
  if (!isAlive(s, target)) return "piece_dead";
  if (!suits(action.aim, actor, target)) return "illegal_target";
  return reaches(s, actor, action, laneOf(s, target)) ? "" : "out_of_range";
}

Pieces targetsInReach(const State& s, ThingId actor, const Action& action) {
  Pieces all;
  eachTarget(s, actor, action, [&](ThingId piece) {
    all.add(piece);
    return true;
  });
  return all;
}

std::string_view barredAction(const State& s, const CardBook& cards, ThingId actor, const Action& action) {
  if (isBarred(s, cards, actor, Bar::act)) return "cannot_act";
  if (!action.allows(hpOf(s, actor))) return "hp_condition";
  if (action.cost == Cost::token && get(s, sideOf(actor), Of::tokens) == 0) return "no_token";
  const bool aimsAtPieces = action.aim != Aim::lane && action.aim != Aim::self;
  if (aimsAtPieces && !hasTarget(s, actor, action)) return "target_missing";
  if (action.aim == Aim::lane && lanesInReach(s, actor, action) == 0) return "target_missing";
  return "";
}

bool canAct(const State& s, const CardBook& cards, ThingId actor) {
  const CardId card = cardOf(s, actor);
  const Sheet sheet = sheetOf(cards, card);
  const auto& lines = cards.deck(card);
  return std::any_of(lines.begin(), lines.end(), [&](const DeckCount& line) {
    return inForce(s, cards, line.card) &&
           barredAction(s, cards, actor, actionOf(cards, line.card, sheet)).empty();
  });
}

}  // namespace lk::rules::half_the_battle
