// The offers for the start-up and for the steps of a turn.
#include "rules/games/wtactics_orc/ask/offers.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rules/actions.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/flow.h"
#include "rules/games/wtactics_orc/rules/payment.h"
#include "rules/games/wtactics_orc/rules/startup.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr int kHiddenCards = 4;
constexpr int kMaxInDeck = 60;

void addPlaces(FieldOffer& offer, Seat army, Mask places) {
  for (const int place : Places(places)) addSlot(offer, {army, place});
}
/// Returns whether it is this player's turn to show a card: one that lies hidden, or a new one.
bool shows(const State& s, const Board& board, Seat seat, bool hidden) {
  return phase(s) == Phase::startup && get(s, Seat::A, Of::laid) != 0 && get(s, Seat::B, Of::laid) != 0 &&
         seat == startupSeat(s, board) && is(s, Table::revealed) != hidden;
}

/// Adds every creature card that a player's deck can hold and that `fits`.
template <class Fits>
void addCreatures(FieldOffer& offer, const Host& host, Seat seat, Fits fits) {
  for (const CardId card : offer.cards().ofType(kCreature))
    if (strange(host, seat, card).empty() && fits(card)) offer.add(card);
}

bool canMove(const Host& host, const Board& board, Seat seat, SlotId from) {
  for (const int to : Places(adjacentTo(from.place())))
    if (!barredFromMoving(host, board, seat, from, {seat, to})) return true;
  return false;
}

}  // namespace

void addSlot(FieldOffer& offer, SlotId slot) {
  offer.add(Json(nameOf(slot)));
}

void addCoins(FieldOffer& offer, const std::vector<Coin>& coins) {
  for (const Coin& coin : coins)
    if (coin.slot.known())
      addSlot(offer, coin.slot);
    else
      offer.add(Json("twilight:" + offer.cards()[coin.twilight].id));
}

void offerDeck(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (phase(s) != Phase::startup || Board(s).creatures(move.seat) != 0) return;
  int left = kMaxInDeck;
  for (const DeckCount& each : move.deck) left -= each.count;
  for (const CardId card : offer.cards().ofType(kCreature))
    if (move.deck.empty() ||
        factionOf(offer.cards(), card) == factionOf(offer.cards(), move.deck.front().card))
      offer.addNumbers(offer.cards()[card].id, 1, left);
  offer.areAlike(Alike::always);
}

void offerLayout(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (phase(s) != Phase::startup || get(s, move.seat, Of::laid) != 0 || move.slots.count >= kHiddenCards)
    return;
  Mask put = 0;
  for (const SlotId slot : move.slots.all()) put = static_cast<Mask>(put | bit(slot.place()));
  addPlaces(offer, move.seat, static_cast<Mask>(~put));
  offer.areAlike();
}

void offerHidden(FieldOffer& offer) {
  const State& s = offer.state();
  const Board board(s);
  if (shows(s, board, offer.seat(), true))
    addPlaces(offer, offer.seat(),
              static_cast<Mask>(board.taken(offer.seat()) & ~board.creatures(offer.seat())));
}

void offerEmpty(FieldOffer& offer) {
  const Board board(offer.state());
  if (shows(offer.state(), board, offer.seat(), false))
    addPlaces(offer, offer.seat(), board.empty(offer.seat()));
}

void offerShown(FieldOffer& offer) {
  const State& s = offer.state();
  const Seat seat = offer.seat();
  const Host host(s, offer.cards());
  const bool one = level2In(offer.cards(), Board(s), seat) > 0;
  addCreatures(offer, host, seat,
               [&](CardId card) { return !one || stat(offer.cards(), card, Stat::level) < 2; });
}

void offerDue(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!barredNow(offer.state(), move)) addPlaces(offer, move.seat, dueIn(Board(offer.state()), move.seat));
}

void offerFees(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Host host(offer.state(), offer.cards());
  const Board board(offer.state());
  if (!move.slot.known() || !board.at(move.slot).there()) return;
  const int fee = upkeepOf(offer.cards(), board.at(move.slot).card);
  addCoins(offer, nextCoins(host, board, {.seat = move.seat, .gold = fee}, move.coins.all()));
  offer.areAlike();
}

void offerRefusal(FieldOffer& offer) {
  if (!offer.said().body.find("pay")) offer.add(Json(true));
}

void offerRecruits(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  const Host host(s, offer.cards());
  const Board board(s);
  if (barredNow(s, move) || barredByStep(s, Phase::recruit) || board.empty(move.seat) == 0) return;
  const int gold = goldOf(host, board, move.seat, {});
  const SlotId slot(move.seat, *Places(board.empty(move.seat)).begin());
  addCreatures(offer, host, move.seat, [&](CardId card) {
    return stat(offer.cards(), card, Stat::cost) <= gold &&
           !barredFromRecruiting(host, board, move.seat, card, slot);
  });
  offer.areAlike();
}

void offerRecruitSlots(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  addPlaces(offer, move.seat, Board(offer.state()).empty(move.seat));
}

void offerPrice(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!move.card.known()) return;
  const Host host(offer.state(), offer.cards());
  const int price = stat(offer.cards(), move.card, Stat::cost);
  addCoins(offer,
           nextCoins(host, Board(offer.state()), {.seat = move.seat, .gold = price}, move.coins.all()));
  offer.areAlike();
}

void offerMovers(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (barredNow(s, move) || barredByStep(s, Phase::move)) return;
  const Host host(s, offer.cards());
  const Board board(s);
  for (const int place : Places(board.creatures(move.seat)))
    if (canMove(host, board, move.seat, {move.seat, place})) addSlot(offer, {move.seat, place});
}

void offerSteps(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!move.slot.known()) return;
  const Host host(offer.state(), offer.cards());
  const Board board(offer.state());
  for (const int to : Places(adjacentTo(move.slot.place())))
    if (!barredFromMoving(host, board, move.seat, move.slot, {move.seat, to}))
      addSlot(offer, {move.seat, to});
}

void offerResting(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (barredNow(s, move)) return;
  const Host host(s, offer.cards());
  const Board board(s);
  for (const int place : Places(board.creatures(move.seat)))
    if (!barredFromResting(host, board, move.seat, {move.seat, place})) addSlot(offer, {move.seat, place});
}

}  // namespace lk::rules::wtactics_orc
