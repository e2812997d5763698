#include "rules/games/wtactics_orc/rules/startup.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr int kHiddenAtStart = 4;  // cards that each player lays face down

constexpr int kMinDeck = 8;
constexpr int kFewCards = 30;
constexpr int kMaxDeck = 60;

int sizeOf(std::span<const DeckCount> deck) {
  int size = 0;
  for (const DeckCount& each : deck) size += each.count;
  return size;
}

bool bothLaid(const State& s) {
  return get(s, Seat::A, Of::laid) != 0 && get(s, Seat::B, Of::laid) != 0;
}

/// Returns why no card may be shown yet; common to both ways of showing one.
Problem notYet(const Host& host, const Move& move) {
  const State& s = host.state();
  if (phase(s) != Phase::startup) return refuseNow("already_placed", s);
  if (!bothLaid(s)) return refuseNow("startup_first", s);
  if (move.seat != startupSeat(s, Board(s))) return refuseNow("not_your_turn", s);
  if (move.slot.army() != move.seat) return refuseAt("not_yours", rule::revealAndAdd, move.slot);
  return std::nullopt;
}

Problem wrongCard(const Host& host, const Board& board, const Move& move) {
  const std::string_view why = strange(host, move.seat, move.card);
  if (!why.empty()) return refuseCard(why, rule::oneFaction, host.cards(), move.card);
  if (stat(host.cards(), move.card, Stat::level) == 2 && level2In(host.cards(), board, move.seat) >= 1)
    return refuseCard("one_level2_at_start", rule::oneLevel2, host.cards(), move.card);
  return std::nullopt;
}

void show(Host& host, const Move& move, std::string_view what) {
  noteFaction(host, move.seat, move.card);
  takeFromDeck(host, move.seat, move.card);
  stand(host, move.card, move.slot, {.rule = rule::revealAndAdd, .what = what});
}

}  // namespace

Seat startupSeat(const State& s, const Board& board) {
  const Seat first = seatOf(s, Table::starter);
  const int mine = countOf(board.creatures(first));
  const int theirs = countOf(board.creatures(other(first)));
  // Each turn is two cards: the player who has turned one up adds the next.
  if (is(s, Table::revealed)) return mine % 2 == 1 ? first : other(first);
  return mine > theirs ? other(first) : first;
}

Problem wrongDeck(const CardBook& cards, std::span<const DeckCount> deck) {
  for (const DeckCount& each : deck)
    if (factionOf(cards, each.card) != factionOf(cards, deck.front().card))
      return refuseBy("wrong_faction", rule::oneFaction, Json::object({{"case", "deck"}}));
  if (sizeOf(deck) > kMaxDeck) return refuseCount("deck_too_big", rule::deckMost, kMaxDeck);
  if (sizeOf(deck) < kMinDeck) return refuseCount("deck_too_small", rule::decks, kMinDeck);
  return std::nullopt;
}

Ruling judgeDeck(Host& host, const Move& move) {
  const State& s = host.state();
  if (auto problem = wrongDeck(host.cards(), move.deck)) return *std::move(problem);
  if (phase(s) != Phase::startup || Board(s).creatures(move.seat) != 0) return refuseNow("already_placed", s);
  layDeck(host, move.seat, move.deck);
  if (get(s, move.seat, Of::laid) != 0) shrinkDeck(host, move.seat, kHiddenAtStart);
  if (const int size = sizeOf(move.deck); size < kFewCards)
    host.changes().tell({.rule = rule::decks, .what = "few_cards", .seat = move.seat, .amount = size});
  return {};
}

Ruling judgeStartup(Host& host, const Move& move) {
  const State& s = host.state();
  if (phase(s) != Phase::startup || get(s, move.seat, Of::laid) != 0) return refuseNow("already_placed", s);
  const auto slots = move.slots.all();
  for (const SlotId slot : slots)
    if (slot.army() != move.seat) return refuseAt("not_yours", rule::fourHidden, slot);
  Mask put = 0;
  for (const SlotId slot : slots) put = static_cast<Mask>(put | bit(slot.place()));
  if (move.slots.count != kHiddenAtStart || countOf(put) != kHiddenAtStart)
    return refuseCount("four_slots", rule::fourHidden, kHiddenAtStart);
  for (const SlotId slot : slots)
    host.changes().add(
        {.zone = slot.zone(), .face = Face::down, .owner = move.seat, .knownTo = Knowers::nobody()});
  host.changes().note(move.seat, Of::laid, 1);
  shrinkDeck(host, move.seat, kHiddenAtStart);
  host.changes().tell(
      {.rule = rule::fourHidden, .what = "hidden_laid", .seat = move.seat, .amount = kHiddenAtStart});
  return {};
}

Ruling judgeReveal(Host& host, const Move& move) {
  const State& s = host.state();
  if (phase(s) != Phase::startup) return refuseAt("not_face_down", rule::revealAndAdd, move.slot);
  if (auto problem = notYet(host, move)) return *std::move(problem);
  if (is(s, Table::revealed)) return refuseNow("place_next", s);
  const Board board(s);
  if (!board.at(move.slot).hidden) return refuseAt("not_face_down", rule::revealAndAdd, move.slot);
  if (auto problem = wrongCard(host, board, move)) return *std::move(problem);
  host.changes().clearAway([&](const Slot& slot) { return slot.zone == move.slot.zone(); });
  show(host, move, "turned_up");
  host.changes().note(Table::revealed, 1);
  return {};
}

Ruling judgePlace(Host& host, const Move& move) {
  const State& s = host.state();
  if (auto problem = notYet(host, move)) return *std::move(problem);
  if (!is(s, Table::revealed)) return refuseNow("reveal_first", s);
  const Board board(s);
  if (has(board.taken(move.seat), move.slot.place()))
    return refuseAt("slot_taken", rule::onePerSlot, move.slot);
  if (auto problem = wrongCard(host, board, move)) return *std::move(problem);
  show(host, move, "added");
  shrinkDeck(host, move.seat, 1);
  host.changes().note(Table::revealed, 0);
  const Board now(s);
  if (countOf(now.creatures(Seat::A)) == kArmy && countOf(now.creatures(Seat::B)) == kArmy)
    beginTurn(host, seatOf(s, Table::starter));
  return {};
}

}  // namespace lk::rules::wtactics_orc
