#include "rules/games/half_the_battle/rules/marks.h"

#include <algorithm>

#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/rule_ids.h"

namespace lk::rules::half_the_battle {

namespace {

bool isMark(const Slot& slot) {
  return slot.thing.known() && !isPiece(slot.thing);
}

std::span<const Instruction> standingOf(const CardBook& cards, CardId mark) {
  const Program& program = cards.program(mark);
  const Ability* ability = program.at(static_cast<std::uint8_t>(Hook::standing));
  if (!ability) return {};
  return std::span(program.code)
      .subspan(ability->body.begin, static_cast<std::size_t>(ability->body.end - ability->body.begin));
}

bool redirects(const CardBook& cards, CardId mark) {
  const auto code = standingOf(cards, mark);
  return std::any_of(code.begin(), code.end(),
                     [](const Instruction& it) { return static_cast<Op>(it.operation) == Op::redirect; });
}

int untilRoundOf(const State& s, ThingId mark) {
  return findThing(s, mark)->counters[static_cast<std::size_t>(Counter::untilRound)];
}

bool isSupplied(const Changes& changes, const CardBook& cards, CardId mark) {
  const State& s = changes.state();
  if (is(s, Option::supplyLimit, NoYes::no)) return true;
  const auto lying = std::count_if(s.lying.begin(), s.lying.end(),
                                   [&](const Slot& slot) { return isMark(slot) && slot.card == mark; });
  return lying < supplyOf(cards, mark);
}

/// Puts a marker. `slot` is its slot; `on` is the piece it is beside.
void put(Changes& changes, const CardBook& cards, const Slot& slot, ThingId on, Until until, RuleId why,
         int lane) {
  const State& s = changes.state();
  const int last = until == Until::endOfNextRound ? get(s, Table::round) + 1 : 0;
  const auto clock = static_cast<std::size_t>(Counter::untilRound);
  for (const Slot& lying : s.lying) {
    const bool same = isMark(lying) && lying.card == slot.card && lying.owner == slot.owner &&
                      lying.zone == slot.zone && findThing(s, lying.thing)->on == on;
    if (!same) continue;
    changes.setCounter(lying.thing, clock, last, {.rule = rule::renewed, .what = "renewed", .amount = last});
    return;
  }
  if (!isSupplied(changes, cards, slot.card))
    return changes.tell({.rule = rule::supply, .what = "none_left", .seat = slot.owner, .card = slot.card});
  const ThingId mark =
      changes.bring(slot, {.rule = why, .what = on.known() ? "marked" : "lane_marked", .amount = lane});
  changes.noteCounter(mark, clock, last);
  if (!on.known()) return;
  changes.attach(mark, on, {.rule = why, .what = "attached"});
  changes.tellOf(on, {.rule = why, .what = "marked_piece", .other = mentionOf(s, mark)});
}

}  // namespace

bool worksOn(const State& s, const CardBook& cards, const Slot& mark, ThingId piece) {
  if (mark.zone == zone(Zone::tokens)) return findThing(s, mark.thing)->on == piece;
  const int lane = laneOf(s, piece);
  if (lane == 0 || mark.zone != arrowZone(lane)) return false;
  return (mark.owner == sideOf(piece)) == (affects(cards, mark.card) == Affects::own);
}

int changeOf(const CardBook& cards, CardId mark, Stat stat) {
  int sum = 0;
  for (const Instruction& it : standingOf(cards, mark))
    if (static_cast<Op>(it.operation) == Op::modify && arg<kModifyFields, "what">(it) == stat)
      sum += arg<kModifyFields, "by">(it);
  return sum;
}

int movementOf(const State& s, const CardBook& cards, ThingId piece) {
  int lanes = sheetOf(cards, cardOf(s, piece)).movement + get(s, Table::moveBonus);
  int most = kLanes;  // a marker that says how far is a limit, whatever adds to the movement
  eachMarkOver(s, cards, piece, [&](const Slot& mark) {
    for (const Instruction& it : standingOf(cards, mark.card)) {
      if (static_cast<Op>(it.operation) != Op::modify || arg<kModifyFields, "what">(it) != Stat::movement)
        continue;
      lanes += arg<kModifyFields, "by">(it);
      if (const int to = arg<kModifyFields, "to">(it); to != 0) most = std::min(most, to);
    }
  });
  return std::min(lanes, most);
}

bool forbids(const CardBook& cards, CardId mark, Bar bar) {
  const auto code = standingOf(cards, mark);
  return std::any_of(code.begin(), code.end(), [&](const Instruction& it) {
    return static_cast<Op>(it.operation) == Op::forbid && arg<kForbidFields, "what">(it) == bar;
  });
}

bool isBarred(const State& s, const CardBook& cards, ThingId piece, Bar bar) {
  bool barred = false;
  eachMarkOver(s, cards, piece, [&](const Slot& mark) { barred = barred || forbids(cards, mark.card, bar); });
  return barred;
}

ThingId redirectingMark(const State& s, const CardBook& cards, ThingId piece) {
  ThingId found;
  eachMarkOver(s, cards, piece, [&](const Slot& mark) {
    if (!found.known() && redirects(cards, mark.card)) found = mark.thing;
  });
  return found;
}

ThingId placerOf(const State& s, const CardBook& cards, ThingId mark) {
  const Slot& slot = *slotOf(s, mark);
  ThingId placer;
  eachPiece(*slot.owner, [&](ThingId piece) {
    if (!isAlive(s, piece)) return;
    for (const DeckCount& line : cards.deck(cardOf(s, piece)))
      for (const Instruction& it : cards.program(line.card).code)
        if (static_cast<Op>(it.operation) == Op::counter && arg<kCounterFields, "name">(it) == slot.card)
          placer = piece;
  });
  return placer;
}

void putOnLane(Changes& changes, const CardBook& cards, CardId mark, Seat owner, int lane, Until until) {
  put(changes, cards, {.zone = arrowZone(lane), .card = mark, .owner = owner, .knownTo = Knowers::everyone()},
      {}, until, rule::laneMark, lane);
}

void putOnPiece(Changes& changes, const CardBook& cards, CardId mark, Seat owner, ThingId piece,
                Until until) {
  if (!isAlive(changes.state(), piece)) return;
  put(changes, cards,
      {.zone = zone(Zone::tokens), .card = mark, .owner = owner, .knownTo = Knowers::everyone()}, piece,
      until, rule::pieceMark, 0);
}

void takeMark(Changes& changes, ThingId mark) {
  changes.clearAway([&](const Slot& slot) { return slot.thing == mark; });
}

void clearMarksOfDead(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  std::vector<ThingId> gone;
  for (const Slot& slot : s.lying) {
    if (!isMark(slot) || slot.zone != zone(Zone::tokens)) continue;
    const bool bearerOut = !isAlive(s, findThing(s, slot.thing)->on);
    const bool placerOut = redirects(cards, slot.card) && !placerOf(s, cards, slot.thing).known();
    if (placerOut && !bearerOut)
      changes.tell({.rule = rule::sourceDead, .what = "mark_gone", .seat = slot.owner, .card = slot.card});
    if (bearerOut || placerOut) gone.push_back(slot.thing);
  }
  for (const ThingId mark : gone) takeMark(changes, mark);
}

void endMarks(Changes& changes) {
  const State& s = changes.state();
  const int round = get(s, Table::round);
  const auto isOver = [&](const Slot& slot) {
    return isMark(slot) && untilRoundOf(s, slot.thing) != 0 && untilRoundOf(s, slot.thing) <= round;
  };
  if (std::none_of(s.lying.begin(), s.lying.end(), isOver)) return;
  for (const Slot& slot : s.lying)
    if (isOver(slot))
      changes.tell({.rule = rule::duration, .what = "mark_ends", .seat = slot.owner, .card = slot.card});
  changes.clearAway(isOver);
}

}  // namespace lk::rules::half_the_battle
