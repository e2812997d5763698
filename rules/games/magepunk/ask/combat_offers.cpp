// The offers for combat: who attacks what, who blocks whom, in which order, and how damage is split.
#include <algorithm>

#include "rules/games/magepunk/ask/offers.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/referee/names.h"

namespace lk::rules::magepunk {

namespace {

bool isStep(const State& s, AttackStep step) {
  return phase(s) == Phase::attack && attackStep(s) == step && !isChainOpen(s);
}

bool isNamed(const Move& move, Target what) {
  const auto all = move.named();
  return std::find(all.begin(), all.end(), what) != all.end();
}

/// Returns the Entities that are not named yet and for which there is no reason why not.
std::vector<Target> ready(const Host& host, const Move& move,
                          std::string_view (*whyNot)(const Host&, Seat, Target)) {
  std::vector<Target> all;
  for (const Slot& slot : host.state().lying)
    if (const Target who = Target::of(slot.thing); isOnBattlefield(slot) && slot.owner == move.seat &&
                                                   !isNamed(move, who) &&
                                                   whyNot(host, move.seat, who).empty())
      all.push_back(who);
  return all;
}

void addPair(FieldOffer& offer, Target who, std::string_view second, Target whom) {
  offer.add(Json::object({{"who", offer.nameOf(who)}, {std::string(second), offer.nameOf(whom)}}));
}

/// Counts the blockers that every attacker has so far, and how many attackers still need a second one.
class Needs {
 public:
  Needs(const Host& host, const Move& move) : host_(host) {
    for (std::size_t i = 0; i < move.count; ++i) ++blockers_[move.others[i].number];
    for (const ThingId attacker : attackersOf(host.state()))
      missing_ += needsTwo(attacker) && blockersOf(attacker) == 1 ? 1 : 0;
  }
  /// Returns how many attackers would need a second blocker after one more blocks this one.
  [[nodiscard]] int after(ThingId attacker) const {
    if (!needsTwo(attacker)) return missing_;
    return missing_ + (blockersOf(attacker) == 0 ? 1 : blockersOf(attacker) == 1 ? -1 : 0);
  }

 private:
  [[nodiscard]] bool needsTwo(ThingId attacker) const {
    return host_.has(attacker, Keyword::needsTwoBlockers);
  }
  [[nodiscard]] int blockersOf(ThingId attacker) const { return blockers_[attacker.number()]; }

  const Host& host_;
  std::array<int, 256> blockers_{};
  int missing_ = 0;
};

void addAttackers(FieldOffer& offer) {
  const State& s = offer.state();
  for (const ThingId attacker : attackersOf(s))
    if (!blockersOf(s, attacker).empty()) offer.add(Target::of(attacker));
}

}  // namespace

void offerAttacks(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (move.seat != active(s) || !isStep(s, AttackStep::attackers)) return;
  Changes changes = offer.changes();
  const Host host(changes, offer.cards());
  std::vector<Target> whom{Target::of(other(move.seat))};
  for (const Slot& slot : s.lying)
    if (isAttackable(host, move.seat, Target::of(slot.thing))) whom.push_back(Target::of(slot.thing));
  for (const Target who : ready(host, move, whyNoAttacker))
    for (const Target at : whom) addPair(offer, who, "at", at);
  offer.areAlike();
}

void offerBlocks(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (move.seat == active(s) || !isStep(s, AttackStep::blocks)) return;
  Changes changes = offer.changes();
  const Host host(changes, offer.cards());
  const std::vector<Target> free = ready(host, move, whyNoBlocker);
  const Needs needs(host, move);
  for (const Target who : free)
    for (const ThingId attacker : attackersOf(s))
      if (needs.after(attacker) < static_cast<int>(free.size()))
        addPair(offer, who, "blocks", Target::of(attacker));
  offer.areAlike();
}

void offerOrdered(FieldOffer& offer) {
  const State& s = offer.state();
  if (offer.seat() == active(s) && (isStep(s, AttackStep::order) || isStep(s, AttackStep::damage)))
    addAttackers(offer);
}

void offerSplit(FieldOffer& offer) {
  const State& s = offer.state();
  if (offer.seat() == active(s) && isStep(s, AttackStep::damage)) addAttackers(offer);
}

void offerOrder(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!isMarked(offer.state(), move.attacker.thing(), kAttacking)) return;
  for (const ThingId blocker : blockersOf(offer.state(), move.attacker.thing()))
    if (!isNamed(move, Target::of(blocker))) offer.add(Target::of(blocker));
  offer.areAlike();
}

/// Offers what the first blocker that has nothing yet can get: all that is left, or at least what kills it.
void offerDamage(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const ThingId attacker = move.attacker.thing();
  if (!isMarked(offer.state(), attacker, kAttacking)) return;
  Changes changes = offer.changes();
  const Host host(changes, offer.cards());
  const std::vector<ThingId> blockers = blockersOf(offer.state(), attacker);
  int left = host.impact(attacker);
  for (const ThingId blocker : blockers) {
    const std::string name = offer.nameOf(Target::of(blocker));
    if (const Json* said = offer.value().find(name)) {
      left -= static_cast<int>(said->asInt());
      continue;
    }
    if (left <= 0) return;
    const int least = blocker == blockers.back() ? left : std::min(left, lethalFor(host, blocker));
    offer.addNumbers(name, least, left);
    return offer.areAlike();
  }
}

}  // namespace lk::rules::magepunk
