#include <algorithm>
#include <cstdlib>

#include "rules/games/half_the_battle/ask/ask.h"
#include "rules/games/half_the_battle/ask/choices.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/rage.h"
#include "rules/games/half_the_battle/rules/reach.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr int kFaces = 20;

/// Chooses a random answer to one of the open questions.
class Drawing {
 public:
  Drawing(const State& s, const CardBook& cards, Chance& chance) : s_(s), cards_(cards), chance_(chance) {}

  Move draw() {
    const Question& asked = s_.questions[below(s_.questions.size())];
    seat_ = *asked.seat;
    if (asked.id == "place") return place();
    if (asked.id == "items") return deal();
    if (asked.id == "roll")
      return {.kind = MoveKind::roll, .seat = seat_, .number = 1 + chance_.below(kFaces)};
    if (asked.id == "select") return select();
    if (asked.id == "stalemate") return decide();
    if (asked.id == "act") return act();
    return answerByItem();
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(chance_.below(static_cast<int>(n))); }
  bool oneIn(int n) { return chance_.below(n) == 0; }
  [[nodiscard]] Move moveOf(MoveKind kind) const { return {.kind = kind, .seat = seat_}; }

  Move place() {
    Move move = moveOf(oneIn(6) ? MoveKind::done : MoveKind::place);
    move.piece = pieceOf(seat_, static_cast<Die>(chance_.below(kDice)));
    move.to = 1 + chance_.below(kLanes / 2) + (seat_ == Seat::A ? 0 : kLanes / 2);
    return move;
  }

  Move deal() {
    Move move = moveOf(MoveKind::items);
    const auto items = cards_.ofType("item");
    while (move.count < kItems) {
      const CardId card = items[below(items.size())];
      if (placeOfItem(s_, other(seat_), card) < 0 && (move.count == 0 || move.cards[0] != card))
        move.cards[move.count++] = card;
    }
    return move;
  }

  Move select() {
    if (oneIn(8))
      if (const auto bought = oneOf([&](Moves& all) { addPurchases(all, s_, seat_); })) return *bought;
    if (oneIn(16))
      if (const auto used = oneOf([&](Moves& all) { addItems(all, s_, cards_, seat_); })) return *used;
    Move move = moveOf(MoveKind::select);
    do move.piece = pieceOf(seat_, static_cast<Die>(chance_.below(kDice)));
    while (!isAlive(s_, move.piece) || isDying(s_, move.piece));
    return move;
  }

  [[nodiscard]] bool hasEnemyNear(ThingId piece) const {
    bool near = false;
    eachPiece(other(seat_), [&](ThingId enemy) {
      near = near || (isAlive(s_, enemy) && std::abs(laneOf(s_, enemy) - laneOf(s_, piece)) <= 2);
    });
    return near;
  }

  Move decide() {
    Move move = moveOf(MoveKind::decide);
    move.ending = static_cast<Ending>(chance_.below(3));
    return move;
  }

  /// Returns one of the moves that `add` lists, if there are any.
  template <class Add>
  std::optional<Move> oneOf(Add add) {
    Moves all;
    add(all);
    if (all.empty()) return std::nullopt;
    return all[below(all.size())];
  }

  Move answerByItem() {
    if (oneIn(2))
      if (const auto used = oneOf([&](Moves& all) { addItems(all, s_, cards_, seat_); })) return *used;
    return moveOf(owes(s_, "missed") ? MoveKind::done : MoveKind::pass);
  }

  Move act() {
    const ThingId actor = selectedOf(s_, seat_);
    if (oneIn(12))
      if (const auto bought = oneOf([&](Moves& all) { addPurchases(all, s_, seat_); })) return *bought;
    if (oneIn(24))
      if (const auto used = oneOf([&](Moves& all) { addItems(all, s_, cards_, seat_); })) return *used;
    const bool mayMove = get(s_, Table::moved) == 0 && canMove(s_, cards_, actor);
    const bool mayAct = get(s_, Table::acted) == 0;
    if (mayAct && !(mayMove && oneIn(3)))
      if (const auto used = use(actor)) return *used;
    if (mayMove && oneIn(mayAct ? 2 : 4)) return walk(actor);
    return moveOf(MoveKind::done);
  }

  /// Moves mostly towards the nearest enemy.
  Move walk(ThingId actor) {
    const int most = movementOf(s_, cards_, actor);
    const int here = laneOf(s_, actor);
    int way = 0;  // signed lanes to the nearest enemy
    eachPiece(other(seat_), [&](ThingId enemy) {
      const int there = laneOf(s_, enemy) - here;
      if (isAlive(s_, enemy) && (way == 0 || std::abs(there) < std::abs(way))) way = there;
    });
    const bool astray = way == 0 || oneIn(6);
    const int step = astray ? (oneIn(2) ? 1 : -1) : way > 0 ? 1 : -1;
    int to = here + step * (1 + chance_.below(astray ? most : std::min(most, std::abs(way))));
    if (!isLane(to)) to = here + (to < 1 ? 1 : -1);
    return {.kind = MoveKind::move, .seat = seat_, .piece = actor, .to = to};
  }

  /// Mostly uses something that does damage, if anything does.
  std::optional<Move> use(ThingId actor) {
    if (!oneIn(4))
      if (const auto hurting = use(actor, true)) return hurting;
    return use(actor, false);
  }

  std::optional<Move> use(ThingId actor, bool hurting) {
    const CardId card = cardOf(s_, actor);
    const auto& lines = cards_.deck(card);
    const std::size_t first = below(lines.size());
    const Sheet sheet = sheetOf(cards_, card);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const CardId line = lines[(first + i) % lines.size()].card;
      if ((hurting && !hurts(line)) || !inForce(s_, cards_, line)) continue;
      const Action action = actionOf(cards_, line, sheet);
      if (!barredAction(s_, cards_, actor, action).empty()) continue;
      if (action.cost == Cost::fatal && !oneIn(4)) continue;
      if (hurting && action.aim == Aim::lane &&
          standing(s_, other(seat_), lanesInReach(s_, actor, action)).empty())
        continue;
      if (const auto aimed = aim(actor, action)) return aimed;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool hurts(CardId action) const {
    const Ability* ability = cards_.program(action).at(static_cast<std::uint8_t>(Hook::act));
    return ability && ability->mayDamage;
  }

  std::optional<Move> aim(ThingId actor, const Action& action) {
    for (const Instruction& it : cards_.program(action.card).code)
      if (static_cast<Op>(it.operation) == Op::move)
        return oneOf([&](Moves& all) { addUses(all, s_, cards_, seat_, actor, action); });
    Move move = moveOf(MoveKind::act);
    move.card = action.card;
    if (action.aim == Aim::self) return move;
    if (action.aim == Aim::lane) return aimAtLanes(move, actor, action);
    move.hasTargets = true;
    const Pieces reach = targetsInReach(s_, actor, action);
    const std::size_t first = below(reach.size());
    const std::size_t count = std::min(reach.size(), 1 + below(static_cast<std::size_t>(action.count)));
    for (std::size_t i = 0; i < count; ++i) move.targets.add(reach[(first + i) % reach.size()]);
    return move;
  }

  /// Targets lanes with pieces in them, if any are in reach.
  Move aimAtLanes(Move move, ThingId actor, const Action& action) {
    std::array<int, kLanes> lanes{};
    std::size_t n = 0;
    for (const bool peopled : {true, false}) {
      for (int lane = 1; lane <= kLanes && (peopled || n == 0); ++lane)
        if (reaches(s_, actor, action, lane) &&
            (!peopled || !standing(s_, other(seat_), bitOf(lane)).empty()))
          lanes[n++] = lane;
    }
    const std::size_t first = below(n);
    const std::size_t count = std::min(n, 1 + below(static_cast<std::size_t>(action.count)));
    for (std::size_t i = 0; i < count; ++i)
      move.lanes[move.laneCount++] = static_cast<std::int16_t>(lanes[(first + i) % n]);
    return move;
  }

  const State& s_;
  const CardBook& cards_;
  Chance& chance_;
  Seat seat_ = Seat::A;
};

Json anyParty(const CardBook& cards, Chance& chance) {
  const auto teams = cards.ofType("party");
  if (chance.below(3) != 0)
    return Json(cards[teams[static_cast<std::size_t>(chance.below(static_cast<int>(teams.size())))]].id);
  Json party{Json::Array{}};
  for (const CardId piece : piecesOf(cards, teams.front())) {
    const std::vector<CardId> able = piecesLike(cards, piece);
    party.push(cards[able[static_cast<std::size_t>(chance.below(static_cast<int>(able.size())))]].id);
  }
  return party;
}

}  // namespace

Event anySetup(const CardBook& cards, Chance& chance) {
  Json teams;
  for (const Seat seat : kBoth) teams.set(name(seat), anyParty(cards, chance));
  return Event{Json::object(
      {{"e", "setup"}, {"game", cards.game()}, {"teams", std::move(teams)}, {"options", Json::Object{}}})};
}

Move drawAny(const State& s, const CardBook& cards, Chance& chance) {
  return Drawing(s, cards, chance).draw();
}

}  // namespace lk::rules::half_the_battle
