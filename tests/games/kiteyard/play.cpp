// Implements Kiteyard's judging of a move and its application to the night.
#include <algorithm>

#include "host.h"
#include "move.h"
#include "rules/run/chain.h"
#include "rules/run/effect_run.h"
#include "rules/run/lasting.h"

namespace lk::rules::kiteyard {

namespace {

constexpr int kEndOfTurn = 1;  // a duration of the card language
constexpr int kEndOfRound = 2;
constexpr int kSwift = 0;
constexpr int kAttackBar = 0;

int abilityAt(const CardBook& cards, CardId card, Hook hook) {
  const auto& all = cards.program(card).abilities;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].hook == static_cast<std::uint8_t>(hook)) return static_cast<int>(i);
  return -1;
}

Ruling refuseNow(const State& s) {
  return refuse("not_now",
                s.questions.empty() ? Json() : Json::object({{"awaits", s.questions.front().id.text()}}));
}

void askOthers(Changes& changes, Seat announcer) {
  changes.ask({});
  for (std::size_t i = 0; i < changes.state().seatCount; ++i)
    if (kAllSeats[i] != announcer) changes.questions().push_back({"answer", kAllSeats[i]});
}

/// Starts effects that last as long as the card lies there, and those that happen when it arrives.
void arrive(Host& host, ThingId thing) {
  const Slot slot = *slotOf(host.state(), thing);
  for (const Hook hook : {Hook::permanent, Hook::enters})
    if (const int ability = abilityAt(host.cards(), slot.card, hook); ability >= 0)
      beginAlone(host, ability, {slot.card, *slot.owner, thing});
}

Ruling judgePlay(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const bool answers = owes(s, move.seat, "answer");
  if (!answers && !owes(s, move.seat, "act")) return refuseNow(s);
  if (answers && cards[move.card].figure("fast") == 0) return refuse("not_fast");
  Host host(changes, cards);
  const Standpoint from{move.card, move.seat};
  if (cards.is(move.card, "kite")) {
    if (move.count != 0) return refuse("target_missing");
    const Slot slot{.card = move.card, .owner = move.seat, .knownTo = Knowers::everyone()};
    changes.ask({});
    arrive(host, changes.bring(slot, {.rule = {"K-3"}, .what = "came"}));
    return {};
  }
  const int ability = abilityAt(cards, move.card, Hook::cast);
  const auto wrong = wrongTargets(host, cards.program(move.card).abilities[static_cast<std::size_t>(ability)],
                                  from, move.named());
  if (!wrong.empty()) return refuse(wrong);
  announce(changes, cards, ability, from, move.named());
  changes.tell({.rule = {"K-4"}, .what = "announced", .seat = move.seat, .card = move.card});
  askOthers(changes, move.seat);
  return {};
}

Ruling judgeDecline(Changes& changes, const Move& move) {
  const State& s = changes.state();
  if (!owes(s, move.seat, "answer")) return refuseNow(s);
  changes.questions().removeIf([&](const Question& open) { return open.seat == move.seat; });
  if (s.questions.empty()) changes.note(Table::resolving, 1);
  return {};
}

Ruling judgeAttack(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (!owes(s, move.seat, "act")) return refuseNow(s);
  Host host(changes, cards);
  const Slot* kite = slotOf(s, move.who.thing());
  if (!kite || kite->owner != move.seat || !cards.is(kite->card, "kite")) return refuse("illegal_target");
  if (!move.at.player() || move.at.player() == move.seat) return refuse("illegal_target");
  const Thing& thing = *findThing(s, kite->thing);
  const bool late = thing.fresh && !isUnder(host, move.who, Lasting::grant, kSwift);
  if (late || thing.isMarked(kSpent) || isUnder(host, move.who, Lasting::forbid, kAttackBar))
    return refuse("cannot_attack");
  changes.mark(thing.id, kSpent, true, {.rule = {"K-6"}, .what = "spent"});
  const int strength = std::max(0, statOf(host, move.who, 0));
  changes.tell({.rule = {"K-6"}, .what = "attacked", .seat = move.at.player(), .amount = strength});
  host.setWind(*move.at.player(), get(s, *move.at.player()) - strength, "wind");
  return {};
}

Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards) {
  if (!owes(changes.state(), move.seat, "choose_things")) return refuseNow(changes.state());
  Host host(changes, cards);
  EffectRun run(host, language());
  Answer answer{.kind = Answer::Kind::things, .seat = move.seat, .count = move.count};
  std::copy(move.targets.begin(), move.targets.end(), answer.things.begin());
  return run.take(answer);
}

Ruling judgeNext(Changes& changes, const Move& move) {
  const State& s = changes.state();
  if (!owes(s, move.seat, "act")) return refuseNow(s);
  endDuration(changes, kEndOfTurn);
  const auto next = static_cast<int>((index(move.seat) + 1) % s.seatCount);
  if (next == 0) endDuration(changes, kEndOfRound);
  changes.ageThings();
  for (const Slot& slot : s.lying)
    if (slot.thing.known() && findThing(s, slot.thing)->isMarked(kSpent))
      changes.mark(slot.thing, kSpent, false, {.rule = {"K-6"}, .what = "unspent"});
  changes.set(Table::turnSeat, next, {.rule = {"K-2"}, .what = "turn_ends", .amount = next});
  changes.note(Table::turn, get(s, Table::turn) + 1);
  changes.ask({});
  if (get(s, Table::turn) > kTurns) changes.result({.finished = true, .by = "time"});
  return {};
}

/// Continues running effects; if no answer is owed to a card, resolves the next card of the chain.
void advance(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  Host host(changes, cards);
  EffectRun run(host, language());
  while (!s.result.finished) {
    if (!s.running.empty() && run.proceed()) {
      changes.ask({});
      return run.ask(changes.questions());
    }
    if (s.result.finished) break;
    forgetDone(changes);
    if (!s.running.empty()) continue;
    if (!lastOf(s)) break;
    if (get(s, Table::resolving) == 0) return;
    const Link last = *lastOf(s);
    const ThingId tied = cards.is(last.card, "tail") && !last.members.empty() && !last.cancelled
                             ? last.members.front().what.thing()
                             : ThingId();
    const Resolved how = resolveLast(host);
    const std::string_view what = how == Resolved::begun       ? "resolves"
                                  : how == Resolved::cancelled ? "cancelled"
                                                               : "no_target";
    changes.tell({.rule = {"K-4"}, .what = what, .seat = last.owner, .card = last.card});
    if (how != Resolved::begun || !tied.known()) continue;
    const ThingId tail =
        changes.bring({.card = last.card, .owner = last.owner, .knownTo = Knowers::everyone()},
                      {.rule = {"K-5"}, .what = "came"});
    changes.attach(tail, tied, {.rule = {"K-5"}, .what = "tied"});
    arrive(host, tail);
  }
  if (s.result.finished) {
    changes.tell({.rule = {"K-8"}, .what = "ended", .seat = s.result.winner});
    return changes.ask({});
  }
  changes.note(Table::resolving, 0);
  changes.ask({{"act", turnSeat(s)}});
}

}  // namespace

Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps) {
  if (state.result.finished) return refuse("game_over");
  Changes changes(state, steps);
  Ruling ruling;
  switch (move.kind) {
    case MoveKind::play:
      ruling = judgePlay(changes, move, cards);
      break;
    case MoveKind::decline:
      ruling = judgeDecline(changes, move);
      break;
    case MoveKind::attack:
      ruling = judgeAttack(changes, move, cards);
      break;
    case MoveKind::decide:
      ruling = judgeDecide(changes, move, cards);
      break;
    case MoveKind::next:
      ruling = judgeNext(changes, move);
      break;
  }
  if (ruling.verdict == Verdict::accepted) advance(changes, cards);
  return ruling;
}

Ruling Kiteyard::judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const {
  auto read = decode(event, state, cards);
  if (Ruling* refused = std::get_if<Ruling>(&read)) return std::move(*refused);
  return play(state, std::get<Move>(read), cards, steps);
}

Ruling Kiteyard::setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const {
  const std::size_t players = setup.body["players"].items().size();
  if (players < 2 || players > 3)
    return refuse("malformed", Json::object({{"problem", "two or three play"}}));
  state.seatCount = static_cast<std::uint8_t>(players);
  Changes changes(state, steps);
  for (std::size_t i = 0; i < players; ++i)
    changes.set(kAllSeats[i], Of::wind, kWind, {.rule = {"K-1"}, .what = "wind", .amount = kWind});
  changes.note(Table::turn, 1);
  changes.note(Table::turnSeat, 0);
  advance(changes, cards);
  return {};
}

}  // namespace lk::rules::kiteyard
