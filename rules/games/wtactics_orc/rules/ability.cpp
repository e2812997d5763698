#include "rules/games/wtactics_orc/rules/ability.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/cards/fields.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/payment.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/games/wtactics_orc/rules/turn.h"
#include "rules/run/chain.h"
#include "rules/run/targets.h"
#include "rules/text/enumerated.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr auto kShapeOf = enumerated<CostOf, Shape>({{CostOf::self, Shape::none},
                                                     {CostOf::others, Shape::none},
                                                     {CostOf::pair, Shape::pair},
                                                     {CostOf::row, Shape::row},
                                                     {CostOf::column, Shape::column},
                                                     {CostOf::square, Shape::square}});
constexpr int sizeOf(Shape shape) {
  return shape == Shape::pair || shape == Shape::column ? 2 : 4;
}

const Ability& abilityAt(const CardBook& cards, CardId card, int ability) {
  return cards.program(card).abilities[static_cast<std::size_t>(ability)];
}

std::span<const TargetSpec> targetsOf(const CardBook& cards, CardId card, int ability) {
  const Body& targets = abilityAt(cards, card, ability).targets;
  return std::span(cards.program(card).targets)
      .subspan(targets.begin, static_cast<std::size_t>(targets.end - targets.begin));
}

/// Returns why these coins do not form the shape from creatures of the army; nullopt if they do.
Problem wrongShape(const Host& host, const Board& board, const Price& price, Shape shape,
                   std::span<const Coin> coins) {
  Mask marked = 0;
  for (const Coin& coin : coins) {
    if (!coin.slot.known()) return refuseBy("twilight_not_here", rule::signsFromArmy);
    if (coin.slot == price.notFrom) return refuseAt("cannot_pay_with", rule::abilityCost, coin.slot);
    if (auto problem = unmarkable(host, board, price.seat, coin.slot)) return problem;
    marked = static_cast<Mask>(marked | bit(coin.slot.place()));
  }
  if (!isShape(marked, shape)) return refuseBy("not_a_pair", rule::pairs);
  return std::nullopt;
}

/// Returns a shape of own unmarked creatures, none of them in `used`; empty if there is none.
Mask freeShape(const Host& host, const Board& board, Seat seat, Shape shape, Mask used) {
  for (const Mask slots : shapesOf(shape)) {
    bool open = (slots & used) == 0;
    for (const int place : Places(slots)) open = open && !unmarkable(host, board, seat, {seat, place});
    if (open) return slots;
  }
  return 0;
}

Problem wrongMarks(const Host& host, const Board& board, const Move& move, const AbilityPrice& price,
                   std::span<const Coin> marks) {
  if (move.coins.overfull() || marks.size() != static_cast<std::size_t>(price.coins()))
    return refuseCount("wrong_payment", rule::abilityCost, price.coins());
  const Price others{
      .seat = move.seat, .gold = price.others, .notFrom = move.slot, .why = rule::costFromTwilight};
  const auto count = static_cast<std::size_t>(price.others);
  if (auto problem = wrongCoins(host, board, others, marks.first(count))) return problem;
  std::size_t at = count;
  for (const Shape shape : price.shapes.all()) {
    const auto part = marks.subspan(at, static_cast<std::size_t>(sizeOf(shape)));
    if (auto problem = wrongShape(host, board, others, shape, part)) return problem;
    at += part.size();
  }
  for (std::size_t i = 0; i < marks.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (marks[i].slot.known() && marks[i] == marks[j])
        return refuseAt("cannot_pay_with", rule::abilityCost, marks[i].slot);
  return std::nullopt;
}

/// Drops the creature's own mark from the coins: it may be named, but need not be.
std::span<const Coin> withoutSelf(const Move& move, const AbilityPrice& price) {
  const auto marks = move.coins.all();
  const bool named = price.self && marks.size() == static_cast<std::size_t>(price.coins()) + 1 &&
                     marks.front().slot == move.slot;
  return named ? marks.subspan(1) : marks;
}

bool aimsAtGraves(const Selector& selector) {
  return (selector.places >> static_cast<int>(Place::graveyard) & 1u) != 0;
}

/// Returns a buried card that fits: the last one of its kind; nullopt if there is none.
std::optional<Slot> buriedFor(const Host& host, const Selector& selector, CardId card,
                              const Standpoint& from) {
  const ZoneSet graves = host.zonesAt(static_cast<int>(Place::graveyard));
  const Slots& lying = host.state().lying;
  const auto last = std::find_if(lying.rbegin(), lying.rend(), [&](const Slot& slot) {
    const bool kind = !selector.card.known() || slot.card == selector.card;
    if (!kind || (card.known() && slot.card != card) || !graves.has(slot.zone)) return false;
    const bool own = slot.owner == from.owner;
    return selector.side == Selector::Side::any || own == (selector.side == Selector::Side::own);
  });
  return last == lying.rend() ? std::nullopt : std::optional(*last);
}

/// Adds the slots that a selector finds.
void addSlots(const Host& host, const Board& board, const Selector& selector, const Standpoint& from,
              std::vector<Aim>& all) {
  for (const Target what : among(host, selector, from))
    all.push_back(
        {.slot = what.kind == Target::Kind::zone ? SlotId::ofZone(what.number) : board.slotOf(what.thing())});
}
/// Adds the buried cards that fit, each kind once.
void addGraves(const Host& host, const Selector& selector, const Standpoint& from, std::vector<Aim>& all) {
  const Slots& lying = host.state().lying;
  for (const std::size_t at : lying.in(host.zonesAt(static_cast<int>(Place::graveyard)))) {
    const Aim aim{.buried = lying[at].card};
    if (buriedFor(host, selector, aim.buried, from) && std::find(all.begin(), all.end(), aim) == all.end())
      all.push_back(aim);
  }
}

Target targetOf(const Board& board, const Selector& selector, SlotId slot) {
  const bool empties = (selector.places >> static_cast<int>(Place::emptySlots) & 1u) != 0;
  const Creature creature = board.at(slot);
  if (creature.there()) return Target::of(creature.thing);
  return empties && !has(board.taken(slot.army()), slot.place()) ? Target::zone(slot.zone()) : Target();
}

/// Looks up the targets and refuses whatever is wrong. A target in a graveyard may be left out if the ability
/// names the card.
class Aiming {
 public:
  Aiming(Host& host, const Board& board, const Standpoint& from, int ability)
      : host_(host),
        board_(board),
        from_(from),
        program_(host.cards().program(from.card)),
        wanted_(targetsOf(host.cards(), from.card, ability)) {}

  Problem read(std::span<const Aim> aims) {
    std::size_t next = 0;
    for (const TargetSpec& spec : wanted_) {
      const Selector& selector = program_.selectors[spec.selector];
      const bool named = next < aims.size() && (!aimsAtGraves(selector) || aims[next].buried.known());
      const Aim aim = named ? aims[next++] : Aim{};
      if (!named && !(aimsAtGraves(selector) && selector.card.known()))
        return refuseBy("target_missing", rule::activated);
      if (auto problem = add(selector, aim)) return problem;
    }
    return next == aims.size() ? std::nullopt : Problem(refuseBy("illegal_target", rule::activated));
  }

  /// Returns the targets found so far, as things on the board.
  [[nodiscard]] std::span<const Target> named() const { return std::span(targets_).first(wanted_.size()); }

  /// Completes the targets: a card called from a graveyard becomes a thing, which is tracked from here on.
  std::span<const Target> resolve() {
    for (std::size_t i = 0; i < wanted_.size(); ++i) {
      if (!graves_[i]) continue;
      const Slot grave = *graves_[i];
      bool taken = false;
      host_.changes().clearAway([&](const Slot& slot) {
        const bool one = !taken && slot.zone == grave.zone && slot.card == grave.card;
        taken = taken || one;
        return one;
      });
      targets_[i] = Target::of(
          host_.changes().bring(grave, {.rule = rule::activated, .what = "called", .seat = from_.owner}));
    }
    return std::span(targets_).first(wanted_.size());
  }

 private:
  Problem add(const Selector& selector, const Aim& aim) {
    const std::size_t at = count_++;
    if (aimsAtGraves(selector)) {
      graves_[at] = buriedFor(host_, selector, aim.buried, from_);
      if (!graves_[at]) return refuseBy("illegal_target", rule::activated);
      const Slot& grave = *graves_[at];
      if (stat(host_.cards(), grave.card, Stat::level) == 2 &&
          level2In(host_.cards(), board_, *grave.owner) >= 2)
        return refuseCard("two_level2", rule::twoLevel2, host_.cards(), grave.card);
      return std::nullopt;
    }
    if (!aim.slot.known()) return refuseBy("illegal_target", rule::activated);
    targets_[at] = targetOf(board_, selector, aim.slot);
    const bool fits = targets_[at] != Target() && rules::fits(host_, selector, targets_[at], from_);
    const auto before = std::span(targets_).first(at);
    if (!fits || std::find(before.begin(), before.end(), targets_[at]) != before.end())
      return refuseAt("illegal_target", rule::activated, aim.slot);
    return std::nullopt;
  }

  Host& host_;
  const Board& board_;
  Standpoint from_;
  const Program& program_;
  std::span<const TargetSpec> wanted_;
  std::array<Target, 4> targets_{};
  std::array<std::optional<Slot>, 4> graves_{};
  std::size_t count_ = 0;
};

/// Returns why an ability would displace a creature that cannot move; checks its operations "move" and
/// "swap".
Problem barredDisplacing(const Host& host, const Board& board, SlotId self, int ability,
                         std::span<const Target> targets) {
  const Program& program = host.cards().program(board.at(self).card);
  const Ability& its = program.abilities[static_cast<std::size_t>(ability)];
  Problem barred;
  const auto displace = [&](int whom) {
    SlotId slot = whom == static_cast<int>(Word::self) ? self : SlotId();
    for (int i = its.targets.begin; i < its.targets.end; ++i)
      if (program.targets[static_cast<std::size_t>(i)].set == whom - kSets)
        slot = board.slotOf(targets[static_cast<std::size_t>(i - its.targets.begin)].thing());
    if (!barred && slot.known() && isBarred(host, board, slot, Bar::move))
      barred = refuseAt("cannot_move", rule::cannotMove, slot);
  };
  for (int at = its.body.begin; at < its.body.end; ++at) {
    const Instruction& it = program.code[static_cast<std::size_t>(at)];
    const std::string_view op = language().operations[it.operation].name;
    if (op == "move") displace(arg<kMoveFields, "what">(it));
    if (op == "swap") displace(arg<kSwapFields, "a">(it));
    if (op == "swap") displace(arg<kSwapFields, "b">(it));
  }
  return barred;
}

/// Returns why an ability cannot be used now. Abilities are used in turn during a battle, otherwise in two
/// steps of the player's own turn.
Problem notTheTime(const Host& host, const Move& move) {
  const State& s = host.state();
  if (phase(s) == Phase::battle)
    return seatOf(s, Table::speaker) == move.seat ? std::nullopt
                                                  : Problem(refuseNow("not_your_turn_to_speak", s));
  if (phase(s) == Phase::abilities) return std::nullopt;
  return barredByStep(s, Phase::attack);
}

}  // namespace

int abilityNamed(const CardBook& cards, CardId card, std::string_view name) {
  const Program& program = cards.program(card);
  for (std::size_t i = 0; i < program.abilities.size(); ++i)
    if (program.abilities[i].hook == static_cast<std::uint8_t>(Hook::activated) &&
        program.names[i].english == name)
      return static_cast<int>(i);
  return -1;
}

int AbilityPrice::coins() const {
  int coins = others;
  for (const Shape shape : shapes.all()) coins += sizeOf(shape);
  return coins;
}

AbilityPrice priceOf(const CardBook& cards, CardId card, int ability) {
  AbilityPrice price;
  const Body& costs = abilityAt(cards, card, ability).costs;
  for (int at = costs.begin; at < costs.end; ++at) {
    const Cost& cost = cards.program(card).costs[static_cast<std::size_t>(at)];
    if (cost.what == static_cast<std::uint8_t>(CostOf::self))
      price.self = true;
    else if (cost.what == static_cast<std::uint8_t>(CostOf::others))
      price.others += cost.count;
    else
      price.shapes.add(kShapeOf[static_cast<CostOf>(cost.what)]);
  }
  return price;
}

Problem barredFromUsing(const Host& host, const Board& board, SlotId slot, int ability) {
  const Creature creature = board.at(slot);
  if (isSilenced(host.state(), creature.thing))
    return refuseAt("no_abilities_in_group", rule::groupAbilities, slot);
  const AbilityPrice price = priceOf(host.cards(), creature.card, ability);
  if (price.self)
    if (auto problem = unmarkable(host, board, slot.army(), slot)) return problem;
  return std::nullopt;
}

Few<Coin, kArmy> suggestMarks(const Host& host, const Board& board, SlotId slot, int ability, bool twilight) {
  const AbilityPrice price = priceOf(host.cards(), board.at(slot).card, ability);
  const Price others{
      .seat = slot.army(), .gold = price.others, .notFrom = slot, .why = rule::costFromTwilight};
  Few<Coin, kArmy> coins = suggestCoins(host, board, others, twilight);
  Mask used = bit(slot.place());
  for (const Coin& coin : coins.all())
    if (coin.slot.known()) used = static_cast<Mask>(used | bit(coin.slot.place()));
  for (const Shape shape : price.shapes.all()) {
    const Mask slots = freeShape(host, board, slot.army(), shape, used);
    for (const int place : Places(slots)) coins.add({.slot = SlotId(slot.army(), place)});
    used = static_cast<Mask>(used | slots);
  }
  return coins;
}

std::vector<Aim> nextAims(const Host& host, SlotId slot, int ability, std::span<const Aim> named) {
  const Board board(host.state());
  const Creature creature = board.at(slot);
  const Standpoint from{creature.card, slot.army(), creature.thing};
  const Program& program = host.cards().program(creature.card);
  std::vector<Aim> all;
  std::size_t next = 0;
  for (const TargetSpec& spec : targetsOf(host.cards(), creature.card, ability)) {
    const Selector& selector = program.selectors[spec.selector];
    const bool grave = aimsAtGraves(selector);
    if (next < named.size() && (!grave || named[next].buried.known())) {
      ++next;
      continue;
    }
    if (grave)
      addGraves(host, selector, from, all);
    else
      addSlots(host, board, selector, from, all);
    if (!grave || !selector.card.known()) break;  // otherwise it may be left out
  }
  std::erase_if(all,
                [&](const Aim& aim) { return std::find(named.begin(), named.end(), aim) != named.end(); });
  return all;
}

std::vector<Few<Aim, 4>> aimsOf(const Host& host, SlotId slot, int ability) {
  const Board board(host.state());
  const Creature creature = board.at(slot);
  const Standpoint from{creature.card, slot.army(), creature.thing};
  const Program& program = host.cards().program(creature.card);
  std::vector<Few<Aim, 4>> ways(1);
  for (const TargetSpec& spec : targetsOf(host.cards(), creature.card, ability)) {
    const Selector& selector = program.selectors[spec.selector];
    std::vector<Aim> open;
    if (aimsAtGraves(selector)) {
      if (const auto grave = buriedFor(host, selector, {}, from)) open.push_back({.buried = grave->card});
    } else {
      addSlots(host, board, selector, from, open);
    }
    std::vector<Few<Aim, 4>> longer;
    for (const Few<Aim, 4>& way : ways)
      for (const Aim& aim : open) {
        const auto before = way.all();
        if (std::find(before.begin(), before.end(), aim) != before.end()) continue;
        longer.push_back(way);
        longer.back().add(aim);
      }
    ways = std::move(longer);
  }
  std::erase_if(ways, [&](const Few<Aim, 4>& way) {
    std::array<Target, 4> targets{};
    for (std::size_t i = 0; i < way.count; ++i)
      if (way.items[i].slot.known()) targets[i] = Target::of(board.at(way.items[i].slot).thing);
    return barredDisplacing(host, board, slot, ability, targets).has_value();
  });
  return ways;
}

Ruling judgeAbility(Host& host, const Move& move) {
  if (auto problem = notTheTime(host, move)) return *std::move(problem);
  const Board board(host.state());
  if (move.slot.army() != move.seat || !board.at(move.slot).there())
    return refuseAt("not_yours", rule::activated, move.slot);
  const Creature creature = board.at(move.slot);
  const int ability = abilityNamed(host.cards(), creature.card, move.ability);
  if (ability < 0) return refuseCard("no_such_ability", rule::activated, host.cards(), creature.card);
  if (auto problem = barredFromUsing(host, board, move.slot, ability)) return *std::move(problem);
  const AbilityPrice price = priceOf(host.cards(), creature.card, ability);
  const auto marks = withoutSelf(move, price);
  if (auto problem = wrongMarks(host, board, move, price, marks)) return *std::move(problem);
  const Standpoint from{creature.card, move.seat, creature.thing};
  Aiming aiming(host, board, from, ability);
  if (move.aims.overfull()) return refuseBy("illegal_target", rule::activated);
  if (auto problem = aiming.read(move.aims.all())) return *std::move(problem);
  if (auto problem = barredDisplacing(host, board, move.slot, ability, aiming.named()))
    return *std::move(problem);

  const auto named = aiming.named();
  host.changes().tellOf(creature.thing,
                        {.rule = rule::activated,
                         .what = "ability_used",
                         .slot = move.slot.zone() + 1,
                         .other = named.empty() ? Mention() : mentionOf(host.state(), named[0]),
                         .ability = static_cast<std::uint8_t>(ability)});
  if (price.self) markIt(host, creature.thing, rule::abilityCost);
  pay(host, move.seat, marks, rule::abilityCost);
  const std::span<const Target> targets = aiming.resolve();
  announce(host.changes(), host.cards(), ability, from, targets);
  resolveLast(host);
  if (phase(host.state()) == Phase::battle) {
    host.changes().note(Table::passes, 0);
    host.changes().note(Table::speaker, static_cast<int>(other(move.seat)));
  }
  return {};
}

}  // namespace lk::rules::wtactics_orc
