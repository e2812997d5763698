#include "rules/games/half_the_battle/rules/items.h"

#include <algorithm>

#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

std::span<const Instruction> codeOf(const CardBook& cards, CardId item) {
  return cards.program(item).code;
}

/// Returns whether one operation of an item would change anything about this hit as it stands.
bool changesHit(const State& s, const Instruction& it, const Hit& hit) {
  if (static_cast<Op>(it.operation) == Op::reflect) return hit.by.known() && hit.amount > 0;
  if (static_cast<Op>(it.operation) != Op::modifyHit) return true;
  if (isDying(s, hit.on.thing())) return false;
  const bool elsewhere = hit.by.known() && laneOf(s, hit.by) != laneOf(s, hit.on.thing());
  if (arg<kModifyHitFields, "if">(it) == HitTest::attackerElsewhere && !elsewhere) return false;
  const HitChange change = arg<kModifyHitFields, "change">(it);
  if (change == HitChange::stronger) return true;
  if (hit.amount == 0) return false;
  return change != HitChange::lethal || static_cast<Kind>(hit.kind) != Kind::lethal;
}

/// Returns whether an item can change this hit.
bool fitsHit(const State& s, const CardBook& cards, Seat seat, CardId item, const Hit& hit) {
  const bool onOwn = sideOf(hit.on.thing()) == seat;
  const bool byOwn = hit.by.known() && sideOf(hit.by) == seat;
  const When when = whenOf(cards, item);
  const bool fits = when == When::hitOnOwn ? onOwn : when == When::hitOnEnemy ? !onOwn : byOwn;
  if (!fits) return false;
  const auto code = codeOf(cards, item);
  return std::all_of(code.begin(), code.end(), [&](const Instruction& it) { return changesHit(s, it, hit); });
}

/// Returns whether it is the moment to use an item, whatever it is used on.
bool isMoment(const State& s, Seat seat, When when) {
  const auto window = as<Window>(s, Table::window);
  if (phase(s) == Phase::setup || s.result.finished) return false;
  if (when == When::hitOnOwn || when == When::hitOnEnemy || when == When::hitByOwn)
    return window == Window::hits;
  if (when == When::ownCharacterDying) return window != Window::hits;
  if (window != Window::none || seatOf(s, Table::turnSeat) != seat) return false;
  const auto missed = as<Missed>(s, Table::missed);
  if (when == When::ownTurn) return true;
  if (when == When::ownActionPhase) return phase(s) == Phase::action && missed != Missed::gone;
  return phase(s) == Phase::action && missed == Missed::gone;
}

bool fitsPiece(const State& s, Seat seat, When when, ItemAim aim, ThingId piece) {
  if (!isAlive(s, piece)) return false;
  if (aim == ItemAim::anyCharacter) return !isMonster(piece);
  if (sideOf(piece) != seat) return false;
  if (when == When::ownCharacterDying) return isDying(s, piece) && !isMonster(piece);
  return when != When::ownPhaseMissed || !isDying(s, piece);
}

/// Returns whether there is a lane an item can move a piece to.
bool canBePushed(const State& s, const CardBook& cards, CardId item, ThingId piece) {
  for (int lane = 1; lane <= kLanes; ++lane)
    if (barredPush(s, cards, item, piece, lane).empty()) return true;
  return false;
}

/// Asks what an item is used on.
Ruling whichOf(const Move& move, const State& s, const CardBook& cards, const std::vector<On>& all) {
  Ruling ruling{.verdict = Verdict::unclear, .reason = "target_missing"};
  for (const On& on : all) {
    Move meant = move;
    meant.on = on;
    ruling.maybe.push_back(encode(meant, s, cards));
  }
  ruling.cureArguments = Json::object({{"card", cards[move.card].id}});
  return ruling;
}

/// Returns what an item is used on, of everything it fits: what was named, or the only possibility.
std::variant<On, Ruling> settle(const Move& move, const State& s, const CardBook& cards,
                                const std::vector<On>& all) {
  const ItemAim aim = aimOf(cards, move.card);
  const auto has = [&](const On& on) { return std::find(all.begin(), all.end(), on) != all.end(); };
  if (aim == ItemAim::nothing) {
    if (move.on.kind == On::Kind::nothing) return On{};
    return refuseCard("illegal_target", cards, move.card);
  }
  if (move.on.kind == On::Kind::nothing) {
    const auto pieceOf = [&](const On& on) {
      return on.kind == On::Kind::hit ? s.hits[static_cast<std::size_t>(on.number - 1)].on.thing() : on.piece;
    };
    const bool same = std::all_of(all.begin(), all.end(), [&](const On& on) {
      return on.kind == On::Kind::hit && pieceOf(on) == pieceOf(all.front());
    });
    if (all.size() == 1 || same) return all.front();
    if (aim == ItemAim::lane) return refuseCard("target_missing", cards, move.card);
    return whichOf(move, s, cards, all);
  }
  if (aim == ItemAim::hit && move.on.kind == On::Kind::piece) {
    for (const On& on : all)
      if (s.hits[static_cast<std::size_t>(on.number - 1)].on.thing() == move.on.piece) return on;
    return refuseCard("illegal_target", cards, move.card);
  }
  if (move.on.kind == On::Kind::piece && !isAlive(s, move.on.piece))
    return refusePiece("piece_dead", s, cards, move.on.piece);
  if (aim == ItemAim::lane && move.on.kind == On::Kind::lane && !isLane(move.on.number))
    return refuse("off_board", Json::object({{"n", move.on.number}}));
  if (has(move.on)) return move.on;
  return refuseCard("illegal_target", cards, move.card);
}

}  // namespace

int placeOfItem(const State& s, Seat seat, CardId item) {
  return s.lying.find(itemZone(seat), item);
}

int pushOf(const CardBook& cards, CardId item) {
  for (const Instruction& it : codeOf(cards, item))
    if (static_cast<Op>(it.operation) == Op::move) return arg<kMoveFields, "by">(it);
  return 0;
}

std::string_view barredPush(const State& s, const CardBook& cards, CardId item, ThingId piece, int to) {
  const int most = pushOf(cards, item);
  return most == 0 ? "" : barredLane(s, cards, piece, to, most);
}

std::vector<On> usableOn(const State& s, const CardBook& cards, Seat seat, CardId item) {
  std::vector<On> all;
  const When when = whenOf(cards, item);
  if (!isMoment(s, seat, when)) return all;
  const ItemAim aim = aimOf(cards, item);
  const bool pushes = pushOf(cards, item) != 0;
  switch (aim) {
    case ItemAim::nothing:
      all.emplace_back();
      break;
    case ItemAim::hit:
      for (std::size_t i = s.hits.size(); i > 0; --i)
        if (fitsHit(s, cards, seat, item, s.hits[i - 1])) all.push_back(On::hit(static_cast<int>(i)));
      break;
    case ItemAim::lane:
      for (int lane = 1; lane <= kLanes; ++lane) all.push_back(On::lane(lane));
      break;
    case ItemAim::ownPiece:
    case ItemAim::anyCharacter:
      for (const Seat side : kBoth)
        eachPiece(side, [&](ThingId piece) {
          if (fitsPiece(s, seat, when, aim, piece) && (!pushes || canBePushed(s, cards, item, piece)))
            all.push_back(On::of(piece));
        });
      break;
  }
  return all;
}

bool hasUsableItem(const State& s, const CardBook& cards, Seat seat) {
  bool usable = false;
  eachItem(s, seat, [&](CardId item) { usable = usable || !usableOn(s, cards, seat, item).empty(); });
  return usable;
}

std::optional<Seat> askedForItem(const State& s, const CardBook& cards) {
  const Seat turn = seatOf(s, Table::turnSeat);
  for (const Seat seat : {other(turn), turn})
    if (get(s, seat, Of::passed) == 0 && hasUsableItem(s, cards, seat)) return seat;
  return std::nullopt;
}

Ruling judgeItem(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (phase(s) == Phase::setup) return refuseNow("wrong_phase", s);
  const int place = placeOfItem(s, move.seat, move.card);
  if (place < 0) return refuseCard("item_not_held", cards, move.card);
  Slot slot = rules::slotAt(s, place);
  if (slot.face != Face::up) return refuseCard("item_used", cards, move.card);
  const bool waits = as<Window>(s, Table::window) != Window::none;
  if (waits && askedForItem(s, cards) != move.seat) return refuseNow("answer_first", s);
  const std::vector<On> all = usableOn(s, cards, move.seat, move.card);
  if (all.empty()) return refuseCard("item_not_now", cards, move.card);
  auto settled = settle(move, s, cards, all);
  if (Ruling* refused = std::get_if<Ruling>(&settled)) return std::move(*refused);
  const On on = std::get<On>(settled);
  const bool pushes = pushOf(cards, move.card) != 0;
  if (pushes && move.to == kNoLane) return refuseCard("target_missing", cards, move.card);
  if (!pushes && move.to != kNoLane) return refuseCard("illegal_target", cards, move.card);
  if (const auto why = barredPush(s, cards, move.card, on.piece, move.to); pushes && !why.empty())
    return refuse(why, Json::object({{"card", cards[cardOf(s, on.piece)].id},
                                     {"n", pushOf(cards, move.card)},
                                     {"to", move.to}}));
  slot.face = Face::down;
  changes.put(static_cast<std::size_t>(place), slot,
              {.rule = rule::itemOnce, .what = "item_used", .seat = move.seat});
  changes.note(other(move.seat), Of::passed, 0);
  Aimed aimed{.owner = move.seat, .card = move.card};
  if (on.kind == On::Kind::piece) aimed.targets.add(on.piece);
  if (on.kind == On::Kind::lane) aimed.lanes = bitOf(on.number);
  if (on.kind == On::Kind::hit) aimed.hit = on.number - 1;
  if (pushes) aimed.to = move.to;
  carryOut(changes, cards, Hook::use, aimed);
  return {};
}

Ruling judgePass(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const bool missed = as<Missed>(s, Table::missed) != Missed::no;
  const bool waits = as<Window>(s, Table::window) != Window::none;
  if (!waits && missed && seatOf(s, Table::turnSeat) == move.seat) changes.note(move.seat, Of::passed, 1);
  if (waits && askedForItem(s, cards) == move.seat) changes.note(move.seat, Of::passed, 1);
  return {};
}

}  // namespace lk::rules::half_the_battle
