#include <algorithm>

#include "rules/games/wtactics_orc/ask/ask.h"
#include "rules/games/wtactics_orc/ask/attack_ways.h"
#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rules/ability.h"
#include "rules/games/wtactics_orc/rules/actions.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/attack.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/decide.h"
#include "rules/games/wtactics_orc/rules/payment.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

/// Chooses a random answer to one of the open questions. It is mostly useful, so that random games make
/// progress.
class Drawing {
 public:
  /// Fills in `move`, which must be new.
  Drawing(const State& state, const CardBook& cards, Chance& chance, Move& move)
      : host_(state, cards), s_(state), board_(state), chance_(chance), move_(move) {}

  void draw() {
    const Question& open = s_.questions[static_cast<std::size_t>(any(static_cast<int>(s_.questions.size())))];
    move_.seat = open.seat.value_or(Seat::A);
    fill(open);
  }

 private:
  [[nodiscard]] int any(int n) { return n == 1 ? 0 : chance_.below(n); }
  [[nodiscard]] int anyOf(Mask mask) {
    int skip = any(countOf(mask));
    for (const int place : Places(mask))
      if (skip-- == 0) return place;
    return 0;
  }
  [[nodiscard]] SlotId mine(int place) const { return {move_.seat, place}; }

  void fill(const Question& open) {
    if (open.id == "score") return score();
    if (open.id == "attack") return attackStep();
    if (open.id == "battle") return battle();
    if (open.id == "recruit") return recruitStep();
    if (open.id == "startup") return startup();
    if (open.id == "reveal" || open.id == "place") return show(open.id == "reveal");
    if (open.id == "upkeep") return upkeep();
    if (open.id == "abilities") return abilitiesStep();
    if (open.id == "move") return moveStep();
    decide(open);
  }

  void score() {
    if (any(2) == 0) return endTurn();
    move_.kind = MoveKind::effect;
    move_.seat = any(2) == 0 ? Seat::A : Seat::B;
    move_.deed = Deed::points;
    move_.amount = static_cast<std::int16_t>(1 << any(3));
  }

  void startup() {
    move_.kind = MoveKind::startup;
    move_.chooses = true;
    Mask put = 0;
    while (countOf(put) < 4) put = static_cast<Mask>(put | bit(any(kArmy)));
    for (const int place : Places(put)) move_.slots.add(mine(place));
  }

  /// Returns any card of the faction; for a deck that was shown, one that it contains.
  [[nodiscard]] CardId anyCard() {
    const auto all = host_.cards().ofType(kCreature);
    for (int tries = 0; tries < 200; ++tries) {
      const CardId card = all[static_cast<std::size_t>(any(static_cast<int>(all.size())))];
      if (strange(host_, move_.seat, card).empty()) return card;
    }
    return all.front();
  }

  void show(bool reveal) {
    move_.kind = reveal ? MoveKind::reveal : MoveKind::place;
    const Mask hidden = static_cast<Mask>(board_.taken(move_.seat) & ~board_.creatures(move_.seat));
    move_.slot = mine(anyOf(reveal ? hidden : board_.empty(move_.seat)));
    do move_.card = anyCard();
    while (stat(host_.cards(), move_.card, Stat::level) == 2 &&
           (any(2) == 0 || level2In(host_.cards(), board_, move_.seat) > 0));
  }

  void upkeep() {
    move_.kind = MoveKind::upkeep;
    move_.slot = mine(anyOf(dueIn(board_, move_.seat)));
    const int fee = upkeepOf(host_.cards(), board_.at(move_.slot).card);
    move_.coins = suggestCoins(host_, board_, {.seat = move_.seat, .gold = fee}, true);
    if (move_.coins.count == fee && any(8) != 0) return;
    move_.coins = {};
    move_.refuses = true;
  }

  void goTo(Phase step) {
    move_.kind = MoveKind::step;
    move_.to = step;
  }
  void endTurn() { move_.kind = MoveKind::endTurn; }

  bool recruit() {
    const Mask empty = board_.empty(move_.seat);
    if (empty == 0) return false;
    const int gold = goldOf(host_, board_, move_.seat, {});
    for (int tries = 0; gold > 0 && tries < 3; ++tries) {
      move_.card = anyCard();
      const int price = stat(host_.cards(), move_.card, Stat::cost);
      move_.slot = mine(anyOf(empty));
      if (price > gold || barredFromRecruiting(host_, board_, move_.seat, move_.card, move_.slot)) continue;
      move_.kind = MoveKind::recruit;
      move_.coins = suggestCoins(host_, board_, {.seat = move_.seat, .gold = price}, true);
      return true;
    }
    move_.card = {};
    move_.slot = {};
    return false;
  }

  void recruitStep() {
    if (any(6) == 0 && recruit()) return;
    const int next = any(16);
    if (next == 0) return goTo(Phase::abilities);
    const bool near = next != 1 && attack();
    move_ = {.seat = move_.seat};
    goTo(near ? Phase::attack : Phase::move);
  }

  bool ability() {
    Mask able = 0;
    for (const int place : Places(board_.creatures(move_.seat)))
      if (!host_.cards().program(board_.cardAt(mine(place))).abilities.empty())
        able = static_cast<Mask>(able | bit(place));
    if (able == 0) return false;
    const SlotId slot = mine(anyOf(able));
    const Program& program = host_.cards().program(board_.cardAt(slot));
    if (program.abilities.front().hook != static_cast<std::uint8_t>(Hook::activated)) return false;
    if (barredFromUsing(host_, board_, slot, 0)) return false;
    const Few<Coin, kArmy> coins = suggestMarks(host_, board_, slot, 0, true);
    if (coins.count != priceOf(host_.cards(), board_.cardAt(slot), 0).coins()) return false;
    const auto ways = aimsOf(host_, slot, 0);
    if (ways.empty()) return false;
    const Few<Aim, 4>& aims = ways[static_cast<std::size_t>(any(static_cast<int>(ways.size())))];
    for (const Aim& aim : aims.all())
      if (aim.buried.known() && stat(host_.cards(), aim.buried, Stat::level) == 2) return false;
    move_.kind = MoveKind::ability;
    move_.slot = slot;
    move_.ability = program.names.front().english;
    move_.coins = coins;
    move_.aims = aims;
    return true;
  }

  void abilitiesStep() {
    if (any(2) == 0 && ability()) return;
    goTo(any(2) == 0 ? Phase::move : Phase::attack);
  }

  bool moveOne() {
    const Mask army = board_.creatures(move_.seat);
    if (army == 0 || get(s_, Table::actionPoints) == 0) return false;
    const int from = anyOf(army);
    const int to = anyOf(adjacentTo(from));
    if (barredFromMoving(host_, board_, move_.seat, mine(from), mine(to))) return false;
    move_.kind = MoveKind::move;
    move_.slot = mine(from);
    move_.target = mine(to);
    return true;
  }

  void moveStep() {
    if (any(4) != 0 && moveOne()) return;
    goTo(Phase::attack);
  }

  /// Declares an attack on a creature that it hurts, starting the search at a random place. Rarely attacks
  /// one it does not hurt, or as a group.
  bool attack() {
    Mask fit = 0;
    for (const int place : Places(board_.creatures(move_.seat)))
      if (!isTired(host_, board_, mine(place), false)) fit = static_cast<Mask>(fit | bit(place));
    if (fit == 0) return false;
    const int start = any(kArmy);
    const Weapon first = any(2) == 0 ? Weapon::close : Weapon::ranged;
    const Weapon second = first == Weapon::close ? Weapon::ranged : Weapon::close;
    SlotId unhurt;
    for (int i = 0; i < kArmy; ++i) {
      const SlotId attacker = mine((start + i) % kArmy);
      if (!has(fit, attacker.place())) continue;
      Few<Armed, 2> armed;
      Mask near = 0;
      for (const Weapon weapon : {first, second}) {
        const Mask targets = targetsOf(host_, board_, attacker, weapon, false);
        if (targets != 0) armed.add({weapon, targets, attackValue(host_, board_, attacker, weapon)});
        near = static_cast<Mask>(near | targets);
      }
      for (const int place : Places(near))
        for (const Armed& with : armed.all()) {
          if (!has(with.targets, place)) continue;
          unhurt = {other(move_.seat), place};
          if (with.value < valueOf(host_, board_, unhurt, Stats::defense)) continue;
          declare(unhurt, with.weapon);
          move_.slots.add(attacker);
          return true;
        }
    }
    return unhurt.known() && (group(unhurt, first) || group(unhurt, second));
  }
  /// A weapon of an attacker, whom it can strike, and its value.
  struct Armed {
    Weapon weapon = Weapon::none;
    Mask targets = 0;
    int value = 0;
  };
  /// Declares any possible attack.
  bool anyAttack() {
    std::vector<Move> ways = attackWays(host_, board_, move_.seat);
    if (ways.empty()) return false;
    move_ = std::move(ways[static_cast<std::size_t>(any(static_cast<int>(ways.size())))]);
    return true;
  }
  void declare(SlotId target, Weapon weapon) {
    move_.kind = MoveKind::attack;
    move_.chooses = true;
    move_.target = target;
    move_.weapon = weapon;
  }
  bool group(SlotId target, Weapon weapon) {
    const int points = get(s_, Table::actionPoints);
    Mask able = strikers(host_, board_, move_.seat, target, weapon, true);
    if (points < 2 || countOf(able) < 2) return false;
    declare(target, weapon);
    for (int left = std::min(points, 3); left > 0 && able != 0; --left) {
      const int place = anyOf(able);
      able = static_cast<Mask>(able & ~bit(place));
      move_.slots.add(mine(place));
    }
    return true;
  }

  bool rest() {
    for (const int place : Places(board_.creatures(move_.seat)))
      if (board_.at(mine(place)).damage > 0 && !barredFromResting(host_, board_, move_.seat, mine(place))) {
        move_.kind = MoveKind::rest;
        move_.slot = mine(place);
        return true;
      }
    return false;
  }

  void attackStep() {
    const int points = get(s_, Table::actionPoints);
    const int dice = any(32);
    if (dice == 0 && rest()) return;
    if (dice == 1 && ability()) return;
    if (dice == 2 && anyAttack()) return;
    if (points > 0 && attack()) return;
    if (is(s_, Option::stepOrder, StepOrder::free) && dice < 4 && (moveOne() || recruit())) return;
    endTurn();
  }

  void battle() {
    move_.kind = MoveKind::pass;
    if (any(16) == 0) ability();
  }

  void decide(const Question& open) {
    move_.kind = MoveKind::decide;
    if (open.id == "may") {
      move_.answer = any(3) != 0 ? Reply::yes : Reply::no;
      return;
    }
    if (open.id == "split") {
      move_.splits = true;
      move_.shares = bestSplit(host_, board_);
      return;
    }
    move_.chooses = true;
    if (open.id == "struck") {
      const auto attackers = attackersIn(s_, board_);
      move_.slots.add(attackers.items[static_cast<std::size_t>(any(attackers.count))]);
      return;
    }
    std::vector<SlotId> all =
        open.id == "saviour" ? possibleSaviours(host_, board_, move_.seat) : choosable(host_, board_);
    for (int left = open.id == "saviour" ? 1 : open.detail; left > 0 && !all.empty(); --left) {
      const auto at = all.begin() + any(static_cast<int>(all.size()));
      move_.slots.add(*at);
      all.erase(at);
    }
  }

  const Host host_;
  const State& s_;
  const Board board_;
  Chance& chance_;
  Move& move_;
};

/// Returns a full deck of one faction, so that it never runs out.
Json anyDeck(const CardBook& cards, CardId like, Chance& chance) {
  Json deck{Json::Object{}};
  int left = 60;
  for (const CardId card : cards.ofType(kCreature)) {
    if (factionOf(cards, card) != factionOf(cards, like)) continue;
    const int copies = std::min(left, 3 + chance.below(2));
    left -= copies;
    if (copies > 0) deck.set(cards[card].id, copies);
  }
  return deck;
}

}  // namespace

Event anySetup(const CardBook& cards, Chance& chance) {
  const auto all = cards.ofType(kCreature);
  Event setup{Json::object({{"e", "setup"}, {"game", "wtactics_orc"}, {"options", Json{Json::Object{}}}})};
  setup.body.set("starter", chance.below(2) == 0 ? "A" : "B");
  if (chance.below(16) == 0) {
    Json decks;
    for (const char* seat : {"A", "B"})
      decks.set(seat, chance.below(2) == 0
                          ? Json()
                          : anyDeck(cards,
                                    all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))],
                                    chance));
    setup.body.set("decks", std::move(decks));
  }
  return setup;
}

Move drawAny(const State& state, const CardBook& cards, Chance& chance) {
  Move move;
  Drawing(state, cards, chance, move).draw();
  return move;
}

}  // namespace lk::rules::wtactics_orc
