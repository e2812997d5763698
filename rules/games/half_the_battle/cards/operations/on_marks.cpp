// counter: puts a marker. modify, forbid: what a marker does while it is there. An item's `modify` applies to
// the chosen piece until the turn ends.
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/marks.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kUntil[] = {"end_of_next_round", "used"};  // by Until
constexpr ParameterSpec kCounter[] = {{.name = "name", .kind = ValueKind::card, .of = "mark"},
                                      {.name = "on", .kind = ValueKind::name, .names = kWhom},
                                      {.name = "until", .kind = ValueKind::name, .names = kUntil}};
void putMark(EffectRun& run, const Instruction& it) {
  Host& host = hostOf(run);
  const CardId mark(static_cast<std::uint16_t>(it.arguments[0]));
  const auto until = static_cast<Until>(it.arguments[2]);
  const Seat owner = host.aimed().owner;
  if (markOn(host.cards(), mark) == MarkOn::piece) {
    for (const ThingId piece : host.meant(static_cast<Whom>(it.arguments[1])))
      putOnPiece(host.changes(), host.cards(), mark, owner, piece, until);
    return;
  }
  for (int lane = 1; lane <= kLanes; ++lane)
    if ((host.aimed().lanes & bitOf(lane)) != 0)
      putOnLane(host.changes(), host.cards(), mark, owner, lane, until);
}

constexpr std::string_view kStats[] = {"damage_dealt", "damage_taken", "movement", "range_ahead"};  // by Stat
constexpr ParameterSpec kModify[] = {{.name = "what", .kind = ValueKind::name, .names = kStats},
                                     {.name = "by", .kind = ValueKind::integer, .required = false},
                                     {.name = "to", .kind = ValueKind::positive, .required = false}};
void modify(EffectRun& run, const Instruction& it) {
  Changes& changes = hostOf(run).changes();
  const bool moves = static_cast<Stat>(it.arguments[0]) == Stat::movement;
  const Table bonus = moves ? Table::moveBonus : Table::rangeBonus;
  changes.note(bonus, get(changes.state(), bonus) + it.arguments[1]);
  changes.tell({.rule = rule::longer,
                .what = moves ? "moves_further" : "reaches_further",
                .seat = hostOf(run).aimed().owner,
                .amount = it.arguments[1],
                .card = run.frame().card});
}

constexpr std::string_view kBars[] = {"leave_lane", "act"};  // by Bar
constexpr ParameterSpec kForbid[] = {{.name = "what", .kind = ValueKind::name, .names = kBars}};
/// Does nothing here: evaluated when a piece wants to move or act, see marks.h.
void standsThere(EffectRun&, const Instruction&) {}

}  // namespace

Operation counterOperation() {
  return {.name = "counter", .parameters = kCounter, .apply = putMark};
}
Operation modifyOperation() {
  return {.name = "modify", .parameters = kModify, .apply = modify};
}
Operation forbidOperation() {
  return {.name = "forbid", .parameters = kForbid, .apply = standsThere};
}

}  // namespace lk::rules::half_the_battle
