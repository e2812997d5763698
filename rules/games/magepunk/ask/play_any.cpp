#include <algorithm>

#include "rules/games/magepunk/ask/ask.h"
#include "rules/games/magepunk/ask/ways.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/games/magepunk/rules/timing.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

constexpr int kTries = 3;  // number of cards tried before doing something else

CardId anyCard(const CardBook& cards, Chance& chance) {
  return CardId(static_cast<std::uint16_t>(1 + chance.below(static_cast<int>(cards.cards().size()))));
}

class Drawing {
 public:
  /// Writes into `move`, which is large: no copies are made.
  Drawing(const Host& host, Chance& chance, const Holdings* held, Move& move)
      : host_(host), s_(host.state()), chance_(chance), held_(held), move_(move) {}

  void draw() {
    const Question& asked =
        s_.questions[static_cast<std::size_t>(chance_.below(static_cast<int>(s_.questions.size())))];
    move_.seat = *asked.seat;
    if (asked.id == "main") return main();
    if (asked.id == "chain" || asked.id == "end") return mayAdd(MoveKind::decline);
    if (asked.id == "attack") return attack();
    if (interrupts(asked.id) && interrupted()) return;
    if (asked.id == "block") return block();
    if (asked.id == "order") return order();
    if (asked.id == "damage") return damage();
    if (asked.id == "after_damage") return plain(MoveKind::next);
    decide(asked);
  }

 private:
  /// Returns any card of the hand, or any card where hands are not known.
  [[nodiscard]] CardId anyOfHand(Seat seat) {
    if (!held_ || (*held_)[seat].hand.empty()) return anyCard(host_.cards(), chance_);
    return anyOf((*held_)[seat].hand, chance_);
  }
  /// Returns whether others may play something Fast instead of the answer.
  static bool interrupts(PromptId asked) {
    return asked == "block" || asked == "damage" || asked == "after_damage";
  }
  void plain(MoveKind kind) { move_.kind = kind; }
  /// Turns the move into playing a card or using an ability of this player, if one is found.
  bool becomesPlay(Seat seat) {
    for (int i = 0; i < kTries; ++i)
      if (auto played = anyPlay(host_, seat, anyOfHand(seat), chance_)) {
        move_ = *played;
        return true;
      }
    return false;
  }
  bool becomesActivation(Seat seat) {
    std::array<ThingId, 64> own{};
    int count = 0;
    for (const std::size_t at : s_.lying.in(zone(Zone::battlefield))) {
      const Slot& slot = s_.lying[at];
      if (isOnBattlefield(slot) && slot.owner == seat && count < 64 &&
          !host_.cards().program(slot.card).abilities.empty())
        own[static_cast<std::size_t>(count++)] = slot.thing;
    }
    if (count == 0) return false;
    auto used = anyActivation(host_, seat, own[static_cast<std::size_t>(chance_.below(count))], chance_);
    if (!used) return false;
    move_ = *used;
    return true;
  }
  /// Occasionally plays something Fast for a player who is not being asked.
  bool interrupted() {
    if (chance_.below(6) != 0) return false;
    const Seat seat = chance_.below(2) == 0 ? Seat::A : Seat::B;
    if (!whyNotNow(s_, seat, true).empty()) return false;
    return chance_.below(3) == 0 ? becomesActivation(seat) : becomesPlay(seat);
  }

  void mayAdd(MoveKind otherwise) {
    const int dice = chance_.below(5);
    if (dice == 0 && becomesPlay(move_.seat)) return;
    if (dice == 1 && becomesActivation(move_.seat)) return;
    plain(otherwise);
  }

  void main() {
    if (chance_.below(12) == 0) {
      const Seat seat = move_.seat;
      move_.seat = other(seat);
      if (becomesPlay(other(seat))) return;
      move_.seat = seat;
    }
    const int dice = chance_.below(8);
    if (dice < 3 && layResource()) return;
    if (dice < 6 && becomesPlay(move_.seat)) return;
    if (dice == 6 && becomesActivation(move_.seat)) return;
    plain(MoveKind::next);
  }

  bool layResource() {
    const bool one = is(s_, Option::resourcesPerTurn, ResourcesPerTurn::one);
    if (get(s_, move_.seat, Of::hand) == 0 || (one && get(s_, Table::laid) > 0)) return false;
    if (get(s_, Table::laid) > 1 && chance_.below(3) != 0) return false;
    const CardId card = anyOfHand(move_.seat);
    if (!mayBeResource(host_.cards(), card)) return false;
    const bool shows = held_ || is(s_, Option::energyShown, EnergyShown::camera) || resourcesAreOpen(s_);
    move_.kind = MoveKind::resource;
    move_.energy = energyOf(host_.cards(), card);
    if (shows || chance_.below(4) == 0) move_.cards[move_.cardCount++] = card;
    return true;
  }

  void attack() {
    for (const std::size_t at : s_.lying.in(zone(Zone::battlefield))) {
      const Slot& slot = s_.lying[at];
      if (!isOnBattlefield(slot) || slot.owner != move_.seat || chance_.below(8) == 0) continue;
      const Target who = Target::of(slot.thing);
      if (move_.count == kMaxNamed || !whyNoAttacker(host_, move_.seat, who).empty()) continue;
      move_.others[move_.count] = anyTarget();
      move_.things[move_.count++] = who;
    }
    plain(move_.count == 0 ? MoveKind::next : MoveKind::attack);
  }
  Target anyTarget() {
    if (chance_.below(8) == 0)
      for (const Slot& slot : s_.lying)
        if (isAttackable(host_, move_.seat, Target::of(slot.thing))) return Target::of(slot.thing);
    return Target::of(other(move_.seat));
  }

  void block() {
    const std::vector<ThingId> attackers = attackersOf(s_);
    std::array<int, 256> count{};
    for (const std::size_t at : s_.lying.in(zone(Zone::battlefield))) {
      const Slot& slot = s_.lying[at];
      if (!isOnBattlefield(slot) || attackers.empty() || chance_.below(4) != 0) continue;
      const Target who = Target::of(slot.thing);
      if (move_.count == kMaxNamed || !whyNoBlocker(host_, move_.seat, who).empty()) continue;
      const ThingId attacker = anyOf(attackers, chance_);
      ++count[attacker.number()];
      move_.others[move_.count] = Target::of(attacker);
      move_.things[move_.count++] = who;
    }
    for (const ThingId attacker : attackers)
      if (count[attacker.number()] == 1 && host_.has(attacker, Keyword::needsTwoBlockers))
        dropBlocks(attacker);
    plain(MoveKind::block);
  }
  void dropBlocks(ThingId attacker) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < move_.count; ++i) {
      if (move_.others[i].thing() == attacker) continue;
      move_.things[kept] = move_.things[i];
      move_.others[kept++] = move_.others[i];
    }
    move_.count = static_cast<std::uint8_t>(kept);
  }

  void shuffle(std::span<Target> list) {
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[static_cast<std::size_t>(chance_.below(static_cast<int>(i)))]);
  }

  void order() {
    for (const ThingId attacker : attackersOf(s_)) {
      if (!needsOrder(s_, attacker)) continue;
      move_.attacker = Target::of(attacker);
      for (const ThingId blocker : blockersOf(s_, attacker))
        move_.things[move_.count++] = Target::of(blocker);
      move_.listed = true;
      shuffle(std::span(move_.things).first(move_.count));
      break;
    }
    plain(MoveKind::order);
  }

  /// Sometimes assigns all damage to the first blocker instead of in order.
  void damage() {
    if (chance_.below(3) != 0) return plain(MoveKind::next);
    for (const ThingId attacker : attackersOf(s_)) {
      const std::vector<ThingId> blockers = blockersOf(s_, attacker);
      if (blockers.size() < 2 || counterOf(s_, blockers.front(), Counter::assigned) != 0) continue;
      move_.attacker = Target::of(attacker);
      move_.things[0] = Target::of(blockers.front());
      move_.amounts[0] = static_cast<std::int16_t>(host_.impact(attacker));
      move_.count = 1;
      return plain(MoveKind::assign);
    }
    plain(MoveKind::next);
  }

  void decide(const Question& asked) {
    move_.kind = MoveKind::decide;
    if (asked.id == "may" || asked.id == "mulligan") {
      move_.answer = chance_.below(2) == 0 ? Saying::yes : Saying::no;
    } else if (asked.id == "choose_things") {
      chooseThings(asked.detail);
    } else if (asked.id == "trigger_order") {
      orderTriggers();
    } else {
      nameCards(asked.detail);
    }
  }

  void nameCards(int count) {
    std::vector<CardId> hand = held_ ? (*held_)[move_.seat].hand : std::vector<CardId>();
    while (move_.cardCount < count) {
      const CardId card = hand.empty() ? anyCard(host_.cards(), chance_) : anyOf(hand, chance_);
      takeOne(hand, card);
      move_.cards[move_.cardCount++] = card;
    }
  }

  void chooseThings(int count) {
    std::vector<Target> all = choosable(host_);
    move_.listed = true;
    for (; move_.count < count; ++move_.count) {
      const Target what = anyOf(all, chance_);
      std::erase(all, what);
      move_.things[move_.count] = what;
    }
  }

  void orderTriggers() {
    if (chance_.below(4) == 0) {
      move_.answer = Saying::oldestFirst;
      return;
    }
    const std::vector<CardId> all = waiting(s_, move_.seat);
    for (const CardId card : all) move_.cards[move_.cardCount++] = card;
    const std::span<CardId> list = std::span(move_.cards).first(move_.cardCount);
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[static_cast<std::size_t>(chance_.below(static_cast<int>(i)))]);
  }

  const Host& host_;
  const State& s_;
  Chance& chance_;
  const Holdings* held_;
  Move& move_;
};

}  // namespace

Event anySetup(const CardBook&, Chance& chance) {
  Event setup{Json::object(
      {{"e", "setup"}, {"game", "magepunk"}, {"starter", name(chance.below(2) == 0 ? Seat::A : Seat::B)}})};
  if (chance.below(4) == 0)
    setup.body.set("options", Json::object({{"skirmish", "one_wallet_each"}}));
  else
    setup.body.set("decks", Json::object({{"A", kDeck}, {"B", kDeck}}));
  return setup;
}

Move drawAny(const Host& host, Chance& chance, const Holdings* held) {
  Move move;
  Drawing(host, chance, held, move).draw();
  return move;
}

}  // namespace lk::rules::magepunk
