// The offers for moves: what a piece, an action, an item or Rage can be used on.
#include "rules/games/half_the_battle/ask/offers.h"

#include <algorithm>

#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/piece_names.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/rage.h"
#include "rules/games/half_the_battle/rules/reach.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr int kFacesOfMonsterDie = 20;

void addPiece(FieldOffer& offer, ThingId piece) {
  offer.add(Json(nameOf(offer.state(), offer.cards(), piece)));
}

/// An action being used: the piece, its action, and how the action moves something.
struct Use {
  Move move;
  ThingId actor;
  Action action;
  const Instruction* moves = nullptr;

  [[nodiscard]] bool aimsAtPieces() const { return action.aim != Aim::lane && action.aim != Aim::self; }
  [[nodiscard]] bool movesSelf() const { return moves && arg<kMoveFields, "what">(*moves) == Whom::self; }
  [[nodiscard]] bool movesTo(To where) const { return moves && arg<kMoveFields, "to">(*moves) == where; }
};

/// Returns the use said so far; nullopt if its action cannot be used.
std::optional<Use> useOf(const FieldOffer& offer) {
  const State& s = offer.state();
  Use use{.move = offer.soFar<Move>()};
  if (barredFromActing(s, use.move.seat) || !use.move.card.known()) return std::nullopt;
  use.actor = selectedOf(s, use.move.seat);
  if (!use.actor.known() || use.move.targets.has(ThingId())) return std::nullopt;
  use.action = findAction(s, offer.cards(), cardOf(s, use.actor), use.move.card);
  if (!use.action.known()) return std::nullopt;
  for (const Instruction& it : offer.cards().program(use.action.card).code)
    if (static_cast<Op>(it.operation) == Op::move) use.moves = &it;
  return use;
}

/// Returns the pieces whose order can be said: the targets, or those in the lanes aimed at.
std::vector<Pieces> ordered(const State& s, const Use& use) {
  if (use.aimsAtPieces()) return {use.move.targets};
  if (use.action.aim != Aim::lane) return {};
  int lanes = 0;
  for (int i = 0; i < use.move.laneCount; ++i)
    if (isLane(use.move.lanes[static_cast<std::size_t>(i)]))
      lanes |= bitOf(use.move.lanes[static_cast<std::size_t>(i)]);
  if (lanes == 0) lanes = lanesInReach(s, use.actor, use.action);
  Pieces allies;
  for (const ThingId ally : standing(s, use.move.seat, lanes))
    if (ally != use.actor) allies.add(ally);
  return {standing(s, other(use.move.seat), lanes), allies};
}

int worthOf(const Move& move) {
  int worth = 0;
  for (int i = 0; i < move.diceCount; ++i) worth += mostOf(move.dice[static_cast<std::size_t>(i)]);
  return worth;
}

int priceOf(const State& s, Seat seat, Purchase buy) {
  switch (buy) {
    case Purchase::damage:
      return pricePerPoint(s, seat);
    case Purchase::token:
      return kTokenPrice;
    case Purchase::refresh:
    case Purchase::disable:
      break;
  }
  return kItemPrice;
}

/// Calls `each` with every item that a purchase can turn over.
template <class Each>
void eachTurnable(const State& s, Seat seat, Purchase buy, Each each) {
  const bool refresh = buy == Purchase::refresh;
  for (const Slot& slot : s.lying)
    if (slot.zone == itemZone(refresh ? seat : other(seat)) && slot.face == (refresh ? Face::down : Face::up))
      each(slot.card);
}

/// Returns whether this much Rage buys it now.
bool buys(const State& s, Seat seat, Purchase buy, int worth) {
  if (worth < priceOf(s, seat, buy) || !barredPurchase(s, seat, buy).empty()) return false;
  bool any = buy == Purchase::damage || (buy == Purchase::token && isAlive(s, pieceOf(seat, Die::d20)));
  if (!any) eachTurnable(s, seat, buy, [&](CardId) { any = buy != Purchase::token; });
  return any;
}

constexpr Purchase kPurchases[] = {Purchase::damage, Purchase::token, Purchase::refresh, Purchase::disable};
constexpr std::string_view kPurchaseNames[] = {"damage", "token", "refresh", "disable"};

}  // namespace

void offerPlaceable(FieldOffer& offer) {
  const State& s = offer.state();
  if (!stillPlaces(s, offer.seat())) return;
  eachPiece(offer.seat(), [&](ThingId piece) { offer.add(cardOf(s, piece)); });
}

void offerOwnHalf(FieldOffer& offer) {
  if (!offer.soFar<Move>().piece.known()) return;
  for (int lane = 1; lane <= kLanes; ++lane)
    if (isOwnHalf(offer.seat(), lane)) offer.add(Json(lane));
}

void offerItemsDealt(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (phase(s) != Phase::setup || hasItems(s, move.seat) || move.count >= kItems) return;
  for (const CardId card : offer.cards().ofType("item")) {
    const auto named = std::span(move.cards).first(move.count);
    if (placeOfItem(s, other(move.seat), card) < 0 &&
        std::find(named.begin(), named.end(), card) == named.end())
      offer.add(card);
  }
}

void offerD20(FieldOffer& offer) {
  const bool due =
      phase(offer.state()) == Phase::setup && !figure(offer.state(), offer.seat(), Of::monsterStart).present;
  if (due && offer.count() == 0) offer.addRoll(1, kFacesOfMonsterDie);
}

void offerChosen(FieldOffer& offer) {
  const State& s = offer.state();
  if (barredFromActing(s, offer.seat()) || get(s, Table::moved) != 0) return;
  const ThingId piece = selectedOf(s, offer.seat());
  if (piece.known() && isAlive(s, piece)) offer.add(cardOf(s, piece));
}

void offerWays(FieldOffer& offer) {
  const State& s = offer.state();
  const ThingId piece = offer.soFar<Move>().piece;
  if (!piece.known()) return;
  const int most = movementOf(s, offer.cards(), piece);
  for (int lane = 1; lane <= kLanes; ++lane)
    if (barredLane(s, offer.cards(), piece, lane, most).empty()) offer.add(Json(lane));
}

void offerChoosable(FieldOffer& offer) {
  const State& s = offer.state();
  if (phase(s) != Phase::selection || barredFromTurn(s, offer.seat())) return;
  eachPiece(offer.seat(), [&](ThingId piece) {
    if (isAlive(s, piece) && !isDying(s, piece)) offer.add(cardOf(s, piece));
  });
}

void offerActions(FieldOffer& offer) {
  const State& s = offer.state();
  const CardBook& cards = offer.cards();
  if (barredFromActing(s, offer.seat()) || get(s, Table::acted) != 0) return;
  const ThingId actor = selectedOf(s, offer.seat());
  if (!actor.known()) return;
  const CardId card = cardOf(s, actor);
  const Sheet sheet = sheetOf(cards, card);
  for (const DeckCount& line : cards.deck(card))
    if (inForce(s, cards, line.card) &&
        barredAction(s, cards, actor, actionOf(cards, line.card, sheet)).empty())
      offer.add(cards.kindOf(line.card));
}

void offerTargets(FieldOffer& offer) {
  const State& s = offer.state();
  const auto use = useOf(offer);
  if (!use || !use->aimsAtPieces()) return;
  if (static_cast<int>(use->move.targets.size()) >= use->action.count) return;
  for (const ThingId target : targetsInReach(s, use->actor, use->action)) {
    if (use->move.targets.has(target)) continue;
    const std::string_view why =
        use->movesTo(To::ownLane) ? barredLane(s, offer.cards(), target, laneOf(s, use->actor), kLanes) : "";
    if (why.empty() || why == "no_move") addPiece(offer, target);
  }
}

void offerLanes(FieldOffer& offer) {
  const State& s = offer.state();
  const auto use = useOf(offer);
  if (!use || use->action.aim != Aim::lane || use->move.laneCount >= use->action.count) return;
  const auto named = std::span(use->move.lanes).first(use->move.laneCount);
  for (int lane = 1; lane <= kLanes; ++lane)
    if (reaches(s, use->actor, use->action, lane) &&
        std::find(named.begin(), named.end(), lane) == named.end())
      offer.add(Json(lane));
}

void offerDestinations(FieldOffer& offer) {
  const State& s = offer.state();
  const auto use = useOf(offer);
  if (!use || !use->movesTo(To::namedLane)) return;
  Pieces moved = use->movesSelf() ? Pieces() : use->move.targets;
  if (use->movesSelf()) moved.add(use->actor);
  const int most = arg<kMoveFields, "by">(*use->moves);
  for (int lane = 1; lane <= kLanes; ++lane)
    if (std::all_of(moved.begin(), moved.end(), [&](ThingId piece) {
          const auto why = barredLane(s, offer.cards(), piece, lane, most);
          return why.empty() || why == "no_move";
        }))
      offer.add(Json(lane));
}

void offerOrder(FieldOffer& offer) {
  const auto use = useOf(offer);
  if (!use) return;
  for (const Pieces& all : ordered(offer.state(), *use)) {
    const Pieces& said = use->move.order;
    if (all.size() < 2 || !std::all_of(said.begin(), said.end(), [&](ThingId each) { return all.has(each); }))
      continue;
    for (const ThingId piece : all)
      if (!said.has(piece)) addPiece(offer, piece);
  }
  offer.onlyRefine();
}

void offerItems(FieldOffer& offer) {
  const State& s = offer.state();
  if (phase(s) == Phase::setup) return;
  const bool waits = as<Window>(s, Table::window) != Window::none;
  if (waits && askedForItem(s, offer.cards()) != offer.seat()) return;
  eachItem(s, offer.seat(), [&](CardId item) {
    if (!usableOn(s, offer.cards(), offer.seat(), item).empty()) offer.add(item);
  });
}

void offerItemUses(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!move.card.known()) return;
  for (const On& on : usableOn(offer.state(), offer.cards(), move.seat, move.card)) {
    if (on.kind == On::Kind::piece) addPiece(offer, on.piece);
    if (on.kind == On::Kind::lane) offer.add(Json(on.number));
    if (on.kind == On::Kind::hit) offer.add(Json("hit:" + std::to_string(on.number)));
  }
}

void offerPushes(FieldOffer& offer) {
  const State& s = offer.state();
  const CardBook& cards = offer.cards();
  const Move move = offer.soFar<Move>();
  if (!move.card.known() || pushOf(cards, move.card) == 0) return;
  ThingId piece = move.on.piece;
  if (const auto all = usableOn(s, cards, move.seat, move.card); all.size() == 1) piece = all.front().piece;
  for (int lane = 1; lane <= kLanes && piece.known(); ++lane)
    if (barredPush(s, cards, move.card, piece, lane).empty()) offer.add(Json(lane));
}

void offerRageDice(FieldOffer& offer) {
  const State& s = offer.state();
  const Seat seat = offer.seat();
  if (barredFromTurn(s, seat) || as<Missed>(s, Table::missed) != Missed::no) return;
  const int all = rageOf(s, seat);
  if (std::none_of(std::begin(kPurchases), std::end(kPurchases),
                   [&](Purchase buy) { return buys(s, seat, buy, all); }))
    return;
  const Move move = offer.soFar<Move>();
  const auto named = std::span(move.dice).first(move.diceCount);
  for (int i = 0; i < kDice; ++i) {
    const auto die = static_cast<Die>(i);
    if (get(s, seat, rageOf(die)) != 0 && std::find(named.begin(), named.end(), die) == named.end())
      offer.add(Json(kDieNames[i]));
  }
}

void offerPurchases(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  for (std::size_t i = 0; i < std::size(kPurchases); ++i)
    if (buys(offer.state(), move.seat, kPurchases[i], worthOf(move))) offer.add(Json(kPurchaseNames[i]));
}

void offerPurchased(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (move.buy == Purchase::damage)
    for (const Seat seat : {other(move.seat), move.seat})
      eachPiece(seat, [&](ThingId piece) {
        if (isAlive(s, piece)) addPiece(offer, piece);
      });
  else if (move.buy != Purchase::token)
    eachTurnable(s, move.seat, move.buy, [&](CardId item) { offer.add(item); });
}

void offerPoints(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (move.buy == Purchase::damage)
    offer.addNumbers(1, worthOf(move) / pricePerPoint(offer.state(), move.seat));
}

}  // namespace lk::rules::half_the_battle
