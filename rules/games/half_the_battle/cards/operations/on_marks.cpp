// counter: puts a marker. modify, forbid: what a marker does while it is there. An item's `modify` applies to
// the chosen piece until the turn ends.
#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/marks.h"

namespace lk::rules::half_the_battle {

namespace {

void putMark(EffectRun& run, const Instruction& it) {
  Host& host = hostOf(run);
  const CardId mark = arg<kCounterFields, "name">(it);
  const Until until = arg<kCounterFields, "until">(it);
  const Seat owner = host.aimed().owner;
  if (markOn(host.cards(), mark) == MarkOn::piece) {
    for (const ThingId piece : host.meant(arg<kCounterFields, "on">(it)))
      putOnPiece(host.changes(), host.cards(), mark, owner, piece, until);
    return;
  }
  for (int lane = 1; lane <= kLanes; ++lane)
    if ((host.aimed().lanes & bitOf(lane)) != 0)
      putOnLane(host.changes(), host.cards(), mark, owner, lane, until);
}

void modify(EffectRun& run, const Instruction& it) {
  Changes& changes = hostOf(run).changes();
  const bool moves = arg<kModifyFields, "what">(it) == Stat::movement;
  const Table bonus = moves ? Table::moveBonus : Table::rangeBonus;
  changes.note(bonus, get(changes.state(), bonus) + arg<kModifyFields, "by">(it));
  changes.tell({.rule = rule::longer,
                .what = moves ? "moves_further" : "reaches_further",
                .seat = hostOf(run).aimed().owner,
                .amount = arg<kModifyFields, "by">(it),
                .card = run.frame().card});
}

/// Does nothing here: evaluated when a piece wants to move or act, see marks.h.
void standsThere(EffectRun&, const Instruction&) {}

}  // namespace

Operation counterOperation() {
  return {.name = "counter", .parameters = kCounterFields, .apply = putMark};
}
Operation modifyOperation() {
  return {.name = "modify", .parameters = kModifyFields, .apply = modify};
}
Operation forbidOperation() {
  return {.name = "forbid", .parameters = kForbidFields, .apply = standsThere};
}

}  // namespace lk::rules::half_the_battle
