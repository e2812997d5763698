// counter: puts a marker. modify, forbid: what a marker does while it is there. An item's `modify` applies to
// the chosen piece until the turn ends.
#include "rules/games/half_the_battle/cards/operation_words.h"
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr auto kUntil = enumerated<Until, std::string_view>(
    {{Until::endOfNextRound, "end_of_next_round"}, {Until::used, "used"}});
constexpr ParameterSpec kCounter[] = {{.name = "name", .kind = ValueKind::card, .of = "mark"},
                                      {.name = "on", .kind = ValueKind::name, .names = kWhom},
                                      {.name = "until", .kind = ValueKind::name, .names = kUntil}};
void putMark(EffectRun& run, const Instruction& it) {
  Host& host = hostOf(run);
  const CardId mark(static_cast<std::uint16_t>(arg<kCounter, "name">(it)));
  const auto until = static_cast<Until>(arg<kCounter, "until">(it));
  const Seat owner = host.aimed().owner;
  if (markOn(host.cards(), mark) == MarkOn::piece) {
    for (const ThingId piece : host.meant(static_cast<Whom>(arg<kCounter, "on">(it))))
      putOnPiece(host.changes(), host.cards(), mark, owner, piece, until);
    return;
  }
  for (int lane = 1; lane <= kLanes; ++lane)
    if ((host.aimed().lanes & bitOf(lane)) != 0)
      putOnLane(host.changes(), host.cards(), mark, owner, lane, until);
}

constexpr auto kStats = enumerated<Stat, std::string_view>({{Stat::damageDealt, "damage_dealt"},
                                                            {Stat::damageTaken, "damage_taken"},
                                                            {Stat::movement, "movement"},
                                                            {Stat::rangeAhead, "range_ahead"}});
constexpr ParameterSpec kModify[] = {{.name = "what", .kind = ValueKind::name, .names = kStats},
                                     {.name = "by", .kind = ValueKind::integer, .required = false},
                                     {.name = "to", .kind = ValueKind::positive, .required = false}};
void modify(EffectRun& run, const Instruction& it) {
  Changes& changes = hostOf(run).changes();
  const bool moves = static_cast<Stat>(arg<kModify, "what">(it)) == Stat::movement;
  const Table bonus = moves ? Table::moveBonus : Table::rangeBonus;
  changes.note(bonus, get(changes.state(), bonus) + arg<kModify, "by">(it));
  changes.tell({.rule = rule::longer,
                .what = moves ? "moves_further" : "reaches_further",
                .seat = hostOf(run).aimed().owner,
                .amount = arg<kModify, "by">(it),
                .card = run.frame().card});
}

constexpr auto kBars = enumerated<Bar, std::string_view>({{Bar::leaveLane, "leave_lane"}, {Bar::act, "act"}});
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
