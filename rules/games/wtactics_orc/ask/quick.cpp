#include "rules/games/wtactics_orc/ask/ask.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rules/shapes.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kOpened[] = {"pair", "column", "square"};
constexpr Shape kOpenedShapes[] = {Shape::pair, Shape::column, Shape::square};

Seat seatPicked(const Json& picked) {
  return seatFrom(picked[""]["who"].asString()).value_or(Seat::A);
}

}  // namespace

std::vector<QuickAction> ByTaps::actions(const State& s, const CardBook&) const {
  if (!s.begun || s.result.finished || phase(s) == Phase::startup || phase(s) == Phase::battle) return {};
  const QuickField who{"who", {}, {"A", "B"}};
  QuickField shape{"shape", {}, {}};
  for (const std::string_view each : kOpened) shape.values.emplace_back(each);
  return {{"kill", {who, shape}}, {"eliminated", {who}}, {"turn_over", {}}};
}

std::vector<Event> ByTaps::events(const State& s, const CardBook& cards, std::string_view action,
                                  const Json& picked) const {
  Move move{.kind = MoveKind::effect, .seat = seatPicked(picked)};
  if (action == "turn_over") {
    move.kind = MoveKind::endTurn;
    move.seat = turnSeat(s);
  } else if (action == "eliminated") {
    move.deed = Deed::eliminated;
  } else {
    move.deed = Deed::points;
    for (std::size_t i = 0; i < std::size(kOpened); ++i)
      if (picked[""]["shape"].asString() == kOpened[i])
        move.amount = static_cast<std::int16_t>(pointsFor(kOpenedShapes[i]));
  }
  return {encode(move, s, cards)};
}

}  // namespace lk::rules::wtactics_orc
