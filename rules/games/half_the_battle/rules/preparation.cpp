#include "rules/games/half_the_battle/rules/preparation.h"

#include <algorithm>

#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/flow.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/refusal.h"
#include "rules/games/half_the_battle/rules/turn_end.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr int kFacesOfD20 = 20;
constexpr int kLow = 10;  // rolls up to this are increased by it

bool hasRolled(const State& s, Seat seat) {
  return figure(s, seat, Of::monsterStart).present;
}

int itemsOf(const State& s, Seat seat) {
  return static_cast<int>(std::count_if(s.lying.begin(), s.lying.end(),
                                        [&](const Slot& slot) { return slot.zone == itemZone(seat); }));
}

}  // namespace

bool hasItems(const State& s, Seat seat) {
  return is(s, Option::items, ItemsIn::off) || itemsOf(s, seat) == kItems;
}

bool stillPlaces(const State& s, Seat seat) {
  return phase(s) == Phase::setup && get(s, seat, Of::places) != 0;
}

bool isOwnHalf(Seat seat, int lane) {
  return isLane(lane) && (lane <= kLanes / 2) == (seat == Seat::A);
}

int placingSeconds(const State& s) {
  return s.options[static_cast<std::size_t>(Option::freePlacing)];
}

Ruling judgePlace(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  if (!stillPlaces(s, move.seat)) return refuseNow("wrong_phase", s);
  if (!isLane(move.to)) return refuse("off_board", Json::object({{"n", move.to}}));
  if (!isOwnHalf(move.seat, move.to)) return refuse("not_your_half", Json::object({{"n", move.to}}));
  Slot slot = slotAt(s, move.piece);
  slot.zone = laneZone(move.to);
  changes.moveThing(move.piece, slot, {.rule = rule::freePlacing, .what = "placed", .amount = move.to});
  return {};
}

Ruling judgeReady(Changes& changes, Seat seat) {
  changes.note(seat, Of::places, 0);
  changes.tell({.rule = rule::freePlacing, .what = "placing_done", .seat = seat});
  return {};
}

Ruling judgeItems(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (phase(s) != Phase::setup || hasItems(s, move.seat)) return refuseNow("wrong_phase", s);
  if (move.count != kItems) return refuse("wrong_count", Json::object({{"n", kItems}}));
  for (int i = 0; i < move.count; ++i) {
    const CardId card = move.cards[static_cast<std::size_t>(i)];
    const auto before = std::span(move.cards).first(static_cast<std::size_t>(i));
    const bool twice = std::find(before.begin(), before.end(), card) != before.end();
    if (twice || placeOfItem(s, other(move.seat), card) >= 0)
      return refuseCard("card_elsewhere", cards, card);
  }
  for (int i = 0; i < move.count; ++i)
    changes.lay({.zone = itemZone(move.seat),
                 .card = move.cards[static_cast<std::size_t>(i)],
                 .owner = move.seat,
                 .knownTo = Knowers::everyone()},
                {.rule = rule::items, .what = "item_dealt", .seat = move.seat});
  return {};
}

Ruling judgeRoll(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  if (phase(s) != Phase::setup) return refuseNow("wrong_phase", s);
  if (hasRolled(s, move.seat)) return refuseNow("already_rolled", s);
  if (move.rolled != 1) return refuse("wrong_count", Json::object({{"n", 1}}));
  if (move.number < 1 || move.number > kFacesOfD20)
    return refuse("impossible_roll", Json::object({{"n", move.number}}));
  const bool low = move.number <= kLow;
  const int hp = move.number + (low ? kLow : 0);
  changes.set(move.seat, Of::monsterStart, hp,
              {.rule = low ? rule::addTen : rule::monsterRoll,
               .what = low ? "monster_rolls_low" : "monster_rolls",
               .amount = hp,
               .from = move.number});
  return {};
}

bool beginWhenReady(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  if (stillPlaces(s, Seat::A) || stillPlaces(s, Seat::B)) return false;
  if (!hasRolled(s, Seat::A) || !hasRolled(s, Seat::B)) return false;
  const int a = get(s, Seat::A, Of::monsterStart);
  const int b = get(s, Seat::B, Of::monsterStart);
  if (a == b) {
    changes.tell({.rule = rule::monsterTie, .what = "monsters_tie", .amount = a});
    for (const Seat seat : kBoth) changes.clear(seat, Of::monsterStart, Knowers::everyone());
    return false;
  }
  if (!hasItems(s, Seat::A) || !hasItems(s, Seat::B)) return false;
  for (const Seat seat : kBoth)
    changes.setCounter(pieceOf(seat, Die::d20), static_cast<std::size_t>(Counter::hp),
                       get(s, seat, Of::monsterStart),
                       {.rule = rule::monsterRoll,
                        .what = "monster_hp",
                        .amount = get(s, seat, Of::monsterStart),
                        .from = 0});
  const Seat first = a < b ? Seat::A : Seat::B;
  changes.set(Table::initiative, static_cast<int>(first),
              {.rule = rule::lowerBegins, .what = "initiative", .seat = first, .from = 0});
  changes.set(Table::round, 1, {.rule = rule::rounds, .what = "round_begins", .amount = 1});
  beginStage(changes, cards, Stage::firstSelects);
  return true;
}

void askPreparation(const State& s, Questions& open) {
  for (const Seat seat : kBoth)
    if (stillPlaces(s, seat)) open.push_back({"place", seat});
  for (const Seat seat : kBoth)
    if (!hasItems(s, seat)) open.push_back({"items", seat});
  for (const Seat seat : kBoth)
    if (!hasRolled(s, seat)) open.push_back({"roll", seat});
}

}  // namespace lk::rules::half_the_battle
