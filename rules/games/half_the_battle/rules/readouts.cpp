#include "rules/games/half_the_battle/rules/readouts.h"

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr auto kBarred =
    enumerated<Bar, std::string_view>({{Bar::leaveLane, "cannot_leave_lane"}, {Bar::act, "cannot_act"}});

RuleId ruleOf(const Slot& mark) {
  return mark.zone == zone(Zone::tokens) ? rule::pieceMark : rule::laneMark;
}

/// Returns whether the piece is the chosen one whose phase it is: only it has what items added.
bool isActing(const State& s, ThingId piece) {
  return figure(s, Table::turnSeat).present && sideOf(piece) == seatOf(s, Table::turnSeat) &&
         selectedOf(s, sideOf(piece)) == piece;
}

/// One piece's numbers.
class Listing {
 public:
  Listing(const State& s, const CardBook& cards, ThingId piece)
      : s_(s), cards_(cards), piece_(piece), sheet_(sheetOf(cards, cardOf(s, piece))) {}

  Readout all() {
    readout_.counts.push_back({.name = "hp", .now = hpOf(s_, piece_), .most = healCap(s_, cards_, piece_)});
    addMovement();
    const int longer = isActing(s_, piece_) ? get(s_, Table::rangeBonus) : 0;
    readout_.counts.push_back({.name = "range_from", .now = sheet_.range.from});
    Count to{.name = "range_to", .base = sheet_.range.to};
    if (longer != 0) to.parts.push_back({.amount = longer, .rule = rule::longer});
    settleAt(to, sheet_.range.to + longer, rule::shownRange);
    readout_.counts.push_back(std::move(to));
    addChange("damage_dealt", Stat::damageDealt);
    addChange("damage_taken", Stat::damageTaken);
    addConditions();
    return std::move(readout_);
  }

 private:
  void addMovement() {
    Count movement{.name = "movement", .base = sheet_.movement};
    const int further = get(s_, Table::moveBonus);
    const bool acts = isActing(s_, piece_);
    if (acts && further != 0) movement.parts.push_back({.amount = further, .rule = rule::longer});
    addMarks(movement, Stat::movement);
    settleAt(movement, movementOf(s_, cards_, piece_) - (acts ? 0 : further), rule::moves);
    readout_.counts.push_back(std::move(movement));
  }

  void addMarks(Count& count, Stat stat) {
    eachMarkOver(s_, cards_, piece_, [&](const Slot& mark) {
      if (const int by = changeOf(cards_, mark.card, stat); by != 0)
        count.parts.push_back({.amount = by, .rule = ruleOf(mark), .card = mark.card});
    });
  }

  /// Adds what markers add to the hits of a piece, or to those on it.
  void addChange(std::string_view name, Stat stat) {
    Count count{.name = name, .base = 0};
    addMarks(count, stat);
    for (const CountPart& part : count.parts) count.now += part.amount;
    if (!count.parts.empty()) readout_.counts.push_back(std::move(count));
  }

  void addConditions() {
    eachMarkOver(s_, cards_, piece_, [&](const Slot& mark) {
      for (const Bar bar : {Bar::leaveLane, Bar::act})
        if (forbids(cards_, mark.card, bar))
          readout_.conditions.push_back({.name = kBarred[bar], .rule = ruleOf(mark), .card = mark.card});
    });
    if (const ThingId mark = redirectingMark(s_, cards_, piece_); mark.known())
      readout_.conditions.push_back(
          {.name = "redirected", .rule = rule::redirects, .card = slotOf(s_, mark)->card});
    if (isDying(s_, piece_)) readout_.conditions.push_back({.name = "dying", .rule = rule::onOne});
  }

  const State& s_;
  const CardBook& cards_;
  ThingId piece_;
  Sheet sheet_;
  Readout readout_;
};

Readout readoutOfMark(const State& s, const Slot& mark) {
  const int round = findThing(s, mark.thing)->counters[static_cast<std::size_t>(Counter::untilRound)];
  return round == 0 ? Readout() : Readout{.counts = {{.name = "until_round", .now = round}}};
}

/// Adds the Rage that a player can spend.
void addRage(const State& s, Seat seat, Readout& readout) {
  Count rage{.name = "rage", .base = 0};
  for (int i = 0; i < kDice; ++i) {
    const auto die = static_cast<Die>(i);
    if (get(s, seat, rageOf(die)) == 0) continue;
    rage.parts.push_back({.amount = mostOf(die), .rule = rule::worth, .of = kDieNames[i]});
    rage.now += mostOf(die);
  }
  if (rage.now > 0) readout.counts.push_back(std::move(rage));
}

}  // namespace

Readouts readouts(const State& state, const CardBook& cards) {
  Readouts all;
  if (phase(state) == Phase::setup) return all;
  for (const Slot& slot : state.lying) {
    if (isPiece(slot.thing) && isAlive(state, slot.thing))
      all.lying.push_back(Listing(state, cards, slot.thing).all());
    else
      all.lying.push_back(slot.thing.known() && !isPiece(slot.thing) ? readoutOfMark(state, slot)
                                                                     : Readout());
  }
  for (const Hit& hit : state.hits)
    for (std::size_t i = 0; i < state.lying.size(); ++i)
      if (hit.by.known() && state.lying[i].thing == hit.by && hit.on.thing().known())
        all.lying[i].aims.push_back(hit.on.thing());
  for (const Seat seat : kBoth) addRage(state, seat, all.seats[index(seat)]);
  return all;
}

}  // namespace lk::rules::half_the_battle
