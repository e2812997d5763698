// The offers for attacks and for answers to questions.
#include <algorithm>

#include "rules/games/wtactics_orc/ask/attack_ways.h"
#include "rules/games/wtactics_orc/ask/offers.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/decide.h"
#include "rules/games/wtactics_orc/rules/flow.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr Weapon kBoth[] = {Weapon::close, Weapon::ranged};

void addSlots(FieldOffer& offer, std::span<const SlotId> slots, std::span<const SlotId> without) {
  for (const SlotId slot : slots)
    if (std::find(without.begin(), without.end(), slot) == without.end()) offer.add(Json(nameOf(slot)));
}

/// Returns whether the creatures can strike a slot together, or the only one alone.
bool strike(const Host& host, const Board& board, Seat seat, std::span<const SlotId> attackers, SlotId target,
            Weapon weapon) {
  const Mask able = strikers(host, board, seat, target, weapon, attackers.size() > 1);
  return std::all_of(attackers.begin(), attackers.end(),
                     [&](SlotId each) { return has(able, each.place()); });
}

/// Returns the creatures that can join an attack on some target.
Mask joining(const Host& host, const Board& board, const Move& move) {
  const int points = get(host.state(), Table::actionPoints);
  const auto named = move.slots.all();
  Mask said = 0;
  for (const SlotId slot : named) said = static_cast<Mask>(said | bit(slot.place()));
  if (static_cast<int>(named.size()) >= std::min(points, static_cast<int>(kMaxAttackers))) return 0;
  Mask all = 0;
  for (const int place : Places(board.creatures(other(move.seat))))
    for (const Weapon weapon : kBoth) {
      const SlotId target(other(move.seat), place);
      if (named.empty())
        all = static_cast<Mask>(all | strikers(host, board, move.seat, target, weapon, false));
      if (points < 2) continue;
      const Mask group = strikers(host, board, move.seat, target, weapon, true);
      if ((group & said) == said && countOf(group) > 1) all = static_cast<Mask>(all | group);
    }
  return static_cast<Mask>(all & ~said);
}

const Question* decisionOf(const State& s, Seat seat) {
  const bool open = !s.questions.empty() && isDecision(s.questions.front().id);
  return open && s.questions.front().seat == seat ? &s.questions.front() : nullptr;
}

/// Adds what can be chosen at once by saying yes to a card.
void addAfterYes(FieldOffer& offer, const Move& said) {
  Event yes = eventOf("decide", said.seat);
  yes.body.add("answer", "yes");
  const std::optional<State> after = offer.after(yes);
  const Question* asked = after ? decisionOf(*after, said.seat) : nullptr;
  if (asked && asked->id == "choose_things" && said.slots.count < asked->detail)
    addSlots(offer, choosable(Host(*after, offer.cards()), Board(*after)), said.slots.all());
}

}  // namespace

void offerAttackers(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (barredNow(s, move) || barredByStep(s, Phase::attack)) return;
  for (const int place : Places(joining(Host(s, offer.cards()), Board(s), move)))
    offer.add(Json(nameOf(SlotId(move.seat, place))));
  offer.areAlike();
}

void offerTargets(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Host host(offer.state(), offer.cards());
  const Board board(offer.state());
  if (move.slots.count == 0) return;
  for (const int place : Places(board.creatures(other(move.seat)))) {
    const SlotId target(other(move.seat), place);
    if (std::any_of(std::begin(kBoth), std::end(kBoth), [&](Weapon weapon) {
          return strike(host, board, move.seat, move.slots.all(), target, weapon);
        }))
      offer.add(Json(nameOf(target)));
  }
}

void offerWeapons(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Host host(offer.state(), offer.cards());
  const Board board(offer.state());
  if (!move.target.known() || move.slots.count == 0) return;
  for (const Weapon weapon : kBoth)
    if (strike(host, board, move.seat, move.slots.all(), move.target, weapon))
      offer.add(Json(weapon == Weapon::close ? "close" : "ranged"));
}

/// Offers every attacker a share of what is left; the last one gets the rest.
void offerShares(FieldOffer& offer) {
  const State& s = offer.state();
  const Question* asked = decisionOf(s, offer.seat());
  if (!asked || asked->id != "split") return;
  const Board board(s);
  int left = strikeBackValue(Host(s, offer.cards()), board);
  std::vector<SlotId> open;
  const Few<SlotId, kMaxAttackers> attackers = attackersIn(s, board);
  for (const SlotId attacker : attackers.all())
    if (const Json* said = offer.value().find(nameOf(attacker)))
      left -= static_cast<int>(said->asInt());
    else
      open.push_back(attacker);
  for (const SlotId attacker : open)
    if (left > 0) offer.addNumbers(nameOf(attacker), open.size() == 1 ? left : 0, left);
  offer.areAlike();
}

void offerChosen(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  const Question* asked = decisionOf(s, move.seat);
  if (!asked || move.splits) return;
  const Host host(s, offer.cards());
  const Board board(s);
  const bool one = asked->id == "struck" || asked->id == "saviour";
  if (one && move.slots.count > 0) return;
  if (asked->id == "struck") addSlots(offer, attackersIn(s, board).all(), {});
  if (asked->id == "saviour") addSlots(offer, possibleSaviours(host, board, move.seat), {});
  if (asked->id == "choose_things" && move.slots.count < asked->detail)
    addSlots(offer, choosable(host, board), move.slots.all());
  if (asked->id == "may") addAfterYes(offer, move);
}

void offerAnswers(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (move.splits || move.chooses) return;
  const Question* asked = decisionOf(s, move.seat);
  if (asked && asked->id == "may")
    for (const std::string_view word : {"yes", "no"}) offer.add(Json(word));
  else if (!asked && phase(s) != Phase::startup)
    offer.add(Json("draw"));
}

}  // namespace lk::rules::wtactics_orc
