#include "rules/games/wtactics_orc/table/token_seen.h"

#include "rules/core/agreement.h"
#include "rules/core/track_number.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/board.h"

namespace lk::rules::wtactics_orc {

namespace {

Concern askAbout(const TokenPlacement& seen, std::string_view reason, Json with,
                 std::optional<Event> ifMeant = std::nullopt) {
  return {std::string(reason), seen.zone, std::move(ifMeant), std::move(with)};
}

Observation points(const State& s, const TokenPlacement& seen, const TrackNumber& at) {
  const int points = get(s, at.seat, Of::victoryPoints);
  if (at.number == points || at.orElse == points) return agreesWithState(seen.zone);
  const std::string seat(1, letter(at.seat));
  Json with = Json::object({{"seat", seat}, {"n", points}, {"have", at.number}});
  if (at.orElse || seen.count != 1) return askAbout(seen, "points_cube_unclear", std::move(with));
  Json set = Json::object({{"victory_points", at.number}});
  return askAbout(seen, "points_cube", std::move(with),
                  Event{Json::object({{"e", "correct"}, {"seat", seat}, {"set", std::move(set)}})});
}

/// One token fewer on a creature of the attacking side, which is still unmarked, may be a rest that begins.
bool mayRest(const State& s, const Creature& creature, SlotId slot, int seen) {
  return phase(s) == Phase::attack && slot.army() == turnSeat(s) && !creature.is(Mark::marked) &&
         seen == creature.damage - 1;
}

Observation damage(const State& s, const TokenPlacement& seen, SlotId slot, const CardBook& cards) {
  const Board board(s);
  const Creature creature = board.at(slot);
  if (!creature.there() || phase(s) == Phase::battle) return {};  // in a battle they are being laid
  if (seen.count == creature.damage) return agreesWithState(seen.zone);
  Json with = Json::object({{"card", cards[creature.card].id}, {"n", creature.damage}});
  if (!seen.count) {
    if (creature.damage == 0) return {};
    return askAbout(seen, "cubes_unclear", std::move(with));
  }
  with.set("have", *seen.count);
  if (!mayRest(s, creature, slot, *seen.count)) return askAbout(seen, "damage_cubes", std::move(with));
  return askAbout(seen, "rest_meant", std::move(with),
                  encode({.kind = MoveKind::rest, .seat = slot.army(), .slot = slot}, s, cards));
}

}  // namespace

Observation cubesSeen(const State& state, const TokenPlacement& seen, const CardBook& cards) {
  if (seen.shape != TokenShape::cube) return {};
  if (const auto at = trackNumber(seen, "points")) return points(state, seen, *at);
  const SlotId slot = slotNamed(seen.zone);
  if (!slot.known() || seen.around.on.empty() || seen.colour != TokenColour::red) return {};
  return damage(state, seen, slot, cards);
}

}  // namespace lk::rules::wtactics_orc
