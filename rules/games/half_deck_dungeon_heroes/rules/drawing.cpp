#include "rules/games/half_deck_dungeon_heroes/rules/drawing.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

bool asked(const State& s, PromptId id) {
  return !s.questions.empty() && s.questions.front().id == id;
}

/// Returns the rule by which a player draws: the first hand, an exchange, or otherwise loot.
RuleId drawRule(const State& s, const CardBook& cards, Seat seat) {
  if (phase(s) != Phase::preparation) return rule::loot;
  if (!is(s, seat, Of::exchanged))
    return !isFirst(s) ? rule::loot : alone(s) ? rule::firstHand : rule::firstHandTogether;
  const bool untilHero = drawsUntilHero(s, cards, seat) && get(s, seat, Of::hand) >= kHandAlone;
  return untilHero ? rule::firstHand : isFirst(s) ? rule::firstExchange : rule::exchange;
}

/// Discards the unseen cards of a player who is out.
Ruling showHand(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const int n = get(s, move.seat, Of::shows);
  if (n == 0) return refuse("nothing_to_decide");
  if (move.count != n) return refuseCount(n, n);
  const State before = s;
  for (const CardId card : move.named()) {
    const int slot = inHand(s, move.seat, card);
    if (slot < 0) {
      changes.restore(before);
      return refuseCard("no_card_in_hand", cards, card);
    }
    playFromHand(changes, move.seat, slot, zone(Zone::heroDiscard),
                 {.rule = rule::out, .what = "hand_discarded", .seat = move.seat});
  }
  changes.note(move.seat, Of::shows, 0);
  return {};
}

Ruling answerCard(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (s.questions.front().seat != move.seat) return refuseNow("not_your_turn", s);
  Host host(changes, cards);
  EffectRun run(host, language());
  Answer answer;
  answer.kind = Answer::Kind::cards;
  answer.seat = move.seat;
  const int place = placeOf(s, move.hero);
  if (move.hero.known() && (place == 0 || !gearAt(s, place).known()))
    return refuseCard("no_gear", cards, move.hero);
  for (const CardId card : move.named()) {
    if (answer.count == answer.cards.size()) return refuseCount(1, static_cast<int>(answer.cards.size()));
    answer.cards[answer.count++] = card;
  }
  if (place != 0 && answer.count == 0) answer.cards[answer.count++] = gearAt(s, place);
  changes.running().back().place = static_cast<std::uint8_t>(place);
  Ruling ruling = run.take(answer);
  if (ruling.verdict != Verdict::accepted) changes.running().back().place = 0;
  return ruling;
}

}  // namespace

bool lootOpen(const State& s) {
  int candidates = 0;
  for (const Seat seat : seatsOf(s)) candidates += is(s, seat, Of::mayLoot) ? 1 : 0;
  return candidates > 1;
}

void shareOut(Changes& changes, Seat seat, RuleId why) {
  const int n = get(changes.state(), Table::loot);
  changes.note(Table::loot, 0);
  changes.phase(static_cast<std::uint8_t>(Phase::roundEnd));
  if (n == 0) return;
  changes.tell({.rule = why, .what = "loot_goes_to", .seat = seat, .amount = n});
  owe(changes, seat, n, rule::loot);
}

Ruling judgeDraw(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (is(s, seat, Of::out)) return refuse("out_of_game");
  const int due = get(s, seat, Of::draws);
  if (due == 0) return refuseNow("no_draw_due", s);
  if (move.count != due) return refuseCount(due, due);
  const RuleId why = drawRule(s, cards, seat);
  const State before = s;
  for (const CardId card : move.named())
    if (!isBlue(kindOf(cards, card))) return refuseCard("wrong_deck", cards, card);
  std::array<CardId, kMaxNamed> left = move.cards;
  for (int n = due; n > 0; --n) {
    if (move.unseen) {
      drawOne(changes, seat, {}, why);
      continue;
    }
    // The names may be in any order: cards still in the deck come before a reshuffle.
    const auto end = left.begin() + n;
    const auto next = std::find_if(left.begin(), end, [&](CardId card) { return canBeDrawn(s, card); });
    if (next == end) {
      changes.restore(before);
      return refuseCard("card_gone", cards, left.front());
    }
    drawOne(changes, seat, *next, why);
    std::rotate(next, next + 1, end);
  }
  if (move.unseen) changes.tell({.rule = why, .what = "drawn", .seat = seat, .amount = due});
  changes.note(seat, Of::draws, 0);
  return {};
}

Ruling judgeLoot(Changes& changes, const Move& move) {
  const State& s = changes.state();
  if (phase(s) != Phase::loot) return refuse("no_loot_due");
  if (!is(s, move.seat, Of::mayLoot)) return refuse("not_your_loot");
  shareOut(changes, move.seat, rule::lootAgreed);
  return {};
}

Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (asked(s, "show_hand")) return showHand(changes, move, cards);
  if (phase(s) == Phase::sufferer) return judgeSufferer(changes, move, cards);
  if (!asked(s, "decide") || s.running.empty()) return refuseNow("nothing_to_decide", s);
  return answerCard(changes, move, cards);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
