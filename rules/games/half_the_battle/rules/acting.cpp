#include "rules/games/half_the_battle/rules/acting.h"

#include <algorithm>

#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/reach.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

// The sets of an announced link.
constexpr std::uint8_t kTargets = 0;
constexpr std::uint8_t kEnemies = 1;
constexpr std::uint8_t kAllies = 2;

bool aimsAtPieces(const Action& action) {
  return action.aim != Aim::lane && action.aim != Aim::self;
}

/// Returns the move operation of an action; nullptr if it moves nothing.
const Instruction* movesBy(const CardBook& cards, const Action& action) {
  for (const Instruction& it : cards.program(action.card).code)
    if (static_cast<Op>(it.operation) == Op::move) return &it;
  return nullptr;
}

/// Reads the targets of an action and checks them.
class Aiming {
 public:
  Aiming(const State& s, const CardBook& cards, const Move& move, ThingId actor, const Action& action)
      : s_(s), cards_(cards), move_(move), actor_(actor), action_(action) {
    aimed_.owner = move.seat;
    aimed_.card = action.card;
    aimed_.actor = actor;
  }

  std::optional<Ruling> wrong() {
    if (auto problem = aimsAtPieces(action_) ? wrongTargets() : targetsUncalledFor()) return problem;
    if (action_.aim == Aim::lane)
      if (auto problem = wrongLanes()) return problem;
    if (action_.aim != Aim::lane && move_.laneCount != 0) return illegal("no_lane");
    if (auto problem = wrongDestination()) return problem;
    return wrongOrder();
  }
  [[nodiscard]] const Aimed& aimed() const { return aimed_; }

 private:
  /// Refuses a target of a kind that the action does not take.
  [[nodiscard]] Ruling illegal(std::string_view which) const {
    Ruling refusal = refuseNow("illegal_target", s_);
    refusal.cureArguments.set("case", which);
    return refusal;
  }
  [[nodiscard]] Ruling tooMany() const {
    return refuse("too_many_targets", Json::object({{"n", action_.count}}));
  }
  [[nodiscard]] std::optional<Ruling> targetsUncalledFor() const {
    if (!move_.targets.empty()) return illegal(action_.aim == Aim::lane ? "lane" : "self");
    return std::nullopt;
  }

  std::optional<Ruling> wrongTargets() {
    if (move_.targets.empty()) return refuseNow("target_missing", s_);
    if (static_cast<int>(move_.targets.size()) > action_.count) return tooMany();
    for (const ThingId target : move_.targets) {
      if (aimed_.targets.has(target)) return refusePiece("twice", s_, cards_, target);
      if (const auto why = barredTarget(s_, actor_, action_, target); !why.empty())
        return refusePiece(why, s_, cards_, target);
      aimed_.targets.add(target);
    }
    return std::nullopt;
  }

  std::optional<Ruling> wrongLanes() {
    for (int i = 0; i < move_.laneCount; ++i) {
      const int lane = move_.lanes[static_cast<std::size_t>(i)];
      const Json which = Json::object({{"n", lane}});
      if (!isLane(lane)) return refuse("off_board", which);
      if ((aimed_.lanes & bitOf(lane)) != 0) return refuse("twice", which);
      if (!reaches(s_, actor_, action_, lane)) return refuse("out_of_range", which);
      aimed_.lanes |= bitOf(lane);
    }
    if (move_.laneCount > action_.count) return tooMany();
    const int reach = lanesInReach(s_, actor_, action_);
    // If only one lane is in reach it need not be named.
    if (aimed_.lanes == 0 && (reach & (reach - 1)) == 0) aimed_.lanes = reach;
    if (aimed_.lanes == 0) return refuseNow("target_missing", s_);
    aimed_.enemies = standing(s_, other(move_.seat), aimed_.lanes);
    for (const ThingId ally : standing(s_, move_.seat, aimed_.lanes))
      if (ally != actor_) aimed_.allies.add(ally);
    return std::nullopt;
  }

  std::optional<Ruling> wrongDestination() {
    const Instruction* moves = movesBy(cards_, action_);
    const bool toNamed = moves && arg<kMoveFields, "to">(*moves) == To::namedLane;
    if (!toNamed && move_.to != kNoLane) return illegal("no_push");
    if (!moves) return std::nullopt;
    const bool self = arg<kMoveFields, "what">(*moves) == Whom::self;
    if (self && !aimed_.targets.empty()) return std::nullopt;
    if (toNamed && move_.to == kNoLane) {
      const bool movesOnly = cards_.program(action_.card).code.size() == 1;
      if (movesOnly) return refuseNow("target_missing", s_);
      return std::nullopt;
    }
    const int to = toNamed ? move_.to : laneOf(s_, actor_);
    const int most = toNamed ? arg<kMoveFields, "by">(*moves) : kLanes;
    Pieces moved = aimed_.targets;
    if (self) moved.add(actor_);
    for (const ThingId piece : moved) {
      const auto why = barredLane(s_, cards_, piece, to, most);
      if (!why.empty() && why != "no_move")
        return refuse(why, Json::object({{"card", cards_[cardOf(s_, piece)].id}, {"n", most}, {"to", to}}));
    }
    aimed_.to = toNamed ? to : 0;
    return std::nullopt;
  }

  std::optional<Ruling> wrongOrder() {
    if (move_.order.empty()) return std::nullopt;
    Pieces& affected = aimsAtPieces(action_)                  ? aimed_.targets
                       : move_.order.permutes(aimed_.enemies) ? aimed_.enemies
                                                              : aimed_.allies;
    if (!move_.order.permutes(affected)) return refuseNow("wrong_order", s_);
    affected = move_.order;
    return std::nullopt;
  }

  const State& s_;
  const CardBook& cards_;
  const Move& move_;
  ThingId actor_;
  const Action& action_;
  Aimed aimed_;
};

RuleId conditionOf(const Action& action) {
  if (action.most == kNoMost) return rule::orMore;
  return action.least == action.most ? rule::exactly : rule::fromTo;
}

void tellAnnounced(Changes& changes, const Action& action, const Aimed& aimed, bool ordered) {
  const State& s = changes.state();
  changes.tell({.rule = conditionOf(action),
                .what = "announced",
                .seat = aimed.owner,
                .amount = hpOf(s, aimed.actor),
                .card = action.card,
                .thing = mentionOf(s, aimed.actor)});
  const RuleId range = action.ownRange ? rule::shownRange : rule::ownRange;
  for (const ThingId target : aimed.targets)
    changes.tellOf(target, {.rule = range,
                            .what = "in_range",
                            .amount = ahead(aimed.owner, laneOf(s, aimed.actor), laneOf(s, target)),
                            .other = mentionOf(s, aimed.actor)});
  for (int lane = 1; lane <= kLanes; ++lane)
    if ((aimed.lanes & bitOf(lane)) != 0)
      changes.tell({.rule = range, .what = "aimed_at_lane", .seat = aimed.owner, .amount = lane});
  if (ordered)
    changes.tell({.rule = rule::order, .what = "in_order", .seat = aimed.owner, .card = action.card});
}

void payCost(Changes& changes, const Action& action, Seat seat, ThingId actor) {
  const State& s = changes.state();
  if (action.cost == Cost::token)
    changes.set(seat, Of::tokens, get(s, seat, Of::tokens) - 1,
                {.rule = rule::ability,
                 .what = "token_spent",
                 .amount = get(s, seat, Of::tokens) - 1,
                 .card = action.card});
  if (action.cost == Cost::fatal) {
    changes.tell({.rule = rule::fatal, .what = "fatal", .seat = seat, .card = action.card});
    dieByOwnAction(changes, actor);
  }
}

/// Stores the targets of an action until it is carried out.
void keep(Changes& changes, const Aimed& aimed) {
  Link link{.number = 1, .card = aimed.card, .source = aimed.actor, .owner = aimed.owner};
  const auto add = [&](std::uint8_t set, const Pieces& pieces) {
    for (const ThingId piece : pieces) link.members.push_back({set, Target::of(piece)});
  };
  add(kTargets, aimed.targets);
  add(kEnemies, aimed.enemies);
  add(kAllies, aimed.allies);
  changes.links().push_back(std::move(link));
  changes.note(Table::lanes, aimed.lanes);
  changes.note(Table::to, aimed.to);
}

Aimed kept(const State& s) {
  const Link& link = s.links.front();
  Aimed aimed{.owner = link.owner, .card = link.card, .actor = link.source};
  for (const Member& member : link.members)
    (member.set == kTargets   ? aimed.targets
     : member.set == kEnemies ? aimed.enemies
                              : aimed.allies)
        .add(member.what.thing());
  aimed.lanes = get(s, Table::lanes);
  aimed.to = get(s, Table::to);
  return aimed;
}

}  // namespace

Ruling judgeAct(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (auto barred = barredFromActing(s, move.seat)) return *std::move(barred);
  const ThingId actor = selectedOf(s, move.seat);
  if (get(s, Table::acted) != 0) return refusePiece("already_acted", s, cards, actor);
  const Action action = findAction(s, cards, cardOf(s, actor), move.card);
  if (!action.known()) return refuseCard("unknown_action", cards, move.card);
  const auto why = barredAction(s, cards, actor, action);
  // The named targets may explain more precisely why nothing is in reach.
  if (!why.empty() && (why != "target_missing" || move.targets.empty()))
    return refuse(why, Json::object({{"card", cards[action.card].id},
                                     {"hp", hpOf(s, actor)},
                                     {"least", action.least},
                                     {"most", action.most}}));
  Aiming aiming(s, cards, move, actor, action);
  if (auto wrong = aiming.wrong()) return *std::move(wrong);
  const Aimed& aimed = aiming.aimed();
  changes.note(Table::acted, 1);
  tellAnnounced(changes, action, aimed, !move.order.empty());
  payCost(changes, action, move.seat, actor);
  keep(changes, aimed);
  announceHits(changes, cards, aimed);
  changes.note(Table::window, static_cast<int>(Window::hits));
  return {};
}

void resolveAnnounced(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  if (s.links.empty()) return applyHits(changes, cards);
  const Aimed aimed = kept(s);
  changes.links().clear();
  changes.note(Table::lanes, 0);
  changes.note(Table::to, 0);
  carryOut(changes, cards, Hook::act, aimed);
  applyHits(changes, cards);
  Aimed own{.owner = aimed.owner, .card = cardOf(s, aimed.actor), .actor = aimed.actor};
  carryOut(changes, cards, Hook::afterAction, own);
}

}  // namespace lk::rules::half_the_battle
