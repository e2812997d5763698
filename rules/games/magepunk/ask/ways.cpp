#include "rules/games/magepunk/ask/ways.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/timing.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::size_t kMaxWays = 300;  // per ability

/// An announcement: an ability of a card, its cost, and the standpoint.
struct Announcing {
  Move move;
  const Ability* ability = nullptr;
  Cost cost;
  Standpoint from;
};

std::optional<Announcing> playing(const Host& host, Seat seat, CardId card) {
  const int cast = abilityAt(host.cards(), card, Hook::cast);
  const Program& program = host.cards().program(card);
  const Ability* ability = cast >= 0 ? &program.abilities[static_cast<std::size_t>(cast)] : nullptr;
  const bool fast = ability && isFast(*ability);
  if (get(host.state(), seat, Of::hand) == 0 || !whyNotNow(host.state(), seat, fast).empty())
    return std::nullopt;
  const Cost cost = costOf(host.cards(), card);
  if (!canPay(host.state(), seat, cost)) return std::nullopt;
  return Announcing{{.kind = MoveKind::play, .seat = seat, .card = card}, ability, cost, {card, seat}};
}

std::optional<Announcing> activating(const Host& host, const Slot& slot, std::size_t place) {
  const Ability& ability = host.cards().program(slot.card).abilities[place];
  const Seat seat = *slot.owner;
  if (!isAt(ability, Hook::activated) || !whyNotNow(host.state(), seat, isFast(ability)).empty())
    return std::nullopt;
  const Cost cost = costOf(host.cards().program(slot.card), ability.cost);
  if (!canPay(host.state(), seat, cost)) return std::nullopt;
  const bool barred = cost.sacrificesSelf || is(host.state(), Option::delayScope, DelayScope::allActivated);
  if (barred && typeOf(host.cards(), slot.card) == CardType::entity && host.isDelayed(slot.thing))
    return std::nullopt;
  const int used = counterOf(host.state(), slot.thing, Counter::used);
  if (isOncePerTurn(ability) && (used >> place & 1) != 0) return std::nullopt;
  return Announcing{{.kind = MoveKind::activate,
                     .seat = seat,
                     .source = Target::of(slot.thing),
                     .ability = static_cast<int>(place),
                     .abilityNamed = true},
                    &ability,
                    cost,
                    {slot.card, seat, slot.thing}};
}

const Selector& selectorOf(const Host& host, const Announcing& a, int place) {
  return host.cards().program(a.from.card).selectors[static_cast<std::size_t>(place)];
}

std::vector<Target> targetsOf(const Host& host, const Announcing& a, std::size_t target) {
  const TargetSpec& spec = host.cards().program(a.from.card).targets[target];
  return choices(host, selectorOf(host, a, spec.selector), a.from);
}

std::optional<Energy> faceOf(const Host& host, Target what) {
  const Slot* slot = slotOf(host.state(), what.thing());
  if (!slot || !isLane(*slot) || slot->card.known()) return std::nullopt;
  return energyOf(*slot);
}

bool isNamed(std::span<const Target> list, Target what) {
  return std::find(list.begin(), list.end(), what) != list.end();
}

/// Chooses sacrifices, one more per level of recursion, and then adds the way.
void addSacrifices(const Host& host, const Announcing& a, Way way, std::vector<Way>& all) {
  if (all.size() >= kMaxWays) return;
  if (way.move.sacrificeCount == a.cost.sacrifices) {
    all.push_back(std::move(way));
    return;
  }
  for (const Target what : choices(host, selectorOf(host, a, a.cost.selector), a.from)) {
    if (isNamed(way.move.given(), what)) continue;
    Way next = way;
    next.move.sacrifice[next.move.sacrificeCount++] = what;
    if (const auto face = faceOf(host, what)) next.face = face;
    addSacrifices(host, a, std::move(next), all);
  }
}

void addTargets(const Host& host, const Announcing& a, Way way, std::vector<Way>& all) {
  const std::size_t begin = a.ability ? a.ability->targets.begin : 0;
  const std::size_t end = a.ability ? a.ability->targets.end : 0;
  if (begin + way.move.count == end) return addSacrifices(host, a, std::move(way), all);
  for (const Target what : targetsOf(host, a, begin + way.move.count)) {
    if (isNamed(way.move.named(), what)) continue;
    Way next = way;
    next.move.things[next.move.count++] = what;
    next.move.listed = true;
    addTargets(host, a, std::move(next), all);
  }
}

std::optional<Move> anyWay(const Host& host, const Announcing& a, Chance& chance) {
  Move move = a.move;
  const std::size_t begin = a.ability ? a.ability->targets.begin : 0;
  const std::size_t end = a.ability ? a.ability->targets.end : 0;
  for (std::size_t target = begin; target < end; ++target) {
    const std::vector<Target> all = targetsOf(host, a, target);
    if (all.empty()) return std::nullopt;
    const Target what = anyOf(all, chance);
    if (isNamed(move.named(), what)) return std::nullopt;
    move.things[move.count++] = what;
    move.listed = true;
  }
  while (move.sacrificeCount < a.cost.sacrifices) {
    const std::vector<Target> all = choices(host, selectorOf(host, a, a.cost.selector), a.from);
    if (all.empty()) return std::nullopt;
    const Target what = anyOf(all, chance);
    if (isNamed(move.given(), what)) return std::nullopt;
    move.sacrifice[move.sacrificeCount++] = what;
    if (const auto face = faceOf(host, what))
      move.cards[move.cardCount++] = anyOf(possibleResources(host.cards(), *face), chance);
  }
  return move;
}

}  // namespace

std::vector<Target> choices(const Host& host, const Selector& selector, const Standpoint& from) {
  std::vector<Target> all = among(host, selector, from);
  std::uint32_t lanes = 0;  // lanes already found, one bit each
  std::erase_if(all, [&](Target what) {
    const Slot* slot = slotOf(host.state(), what.thing());
    if (!slot || !isLane(*slot)) return false;
    const bool again = (lanes >> slot->zone & 1u) != 0;
    lanes |= 1u << slot->zone;
    return again;
  });
  return all;
}

std::vector<CardId> possibleResources(const CardBook& cards, Energy energy) {
  std::vector<CardId> all;
  for (std::size_t i = 1; i <= cards.cards().size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i));
    if (energyOf(cards, card) == energy && mayBeResource(cards, card)) all.push_back(card);
  }
  return all;
}

bool mayPlay(const Host& host, Seat seat, CardId card) {
  return playing(host, seat, card).has_value();
}

std::vector<std::size_t> usable(const Host& host, const Slot& slot) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < host.cards().program(slot.card).abilities.size(); ++i)
    if (activating(host, slot, i)) all.push_back(i);
  return all;
}

std::vector<Way> waysToPlay(const Host& host, Seat seat, CardId card) {
  std::vector<Way> all;
  if (const auto a = playing(host, seat, card)) addTargets(host, *a, {.move = a->move}, all);
  return all;
}

std::vector<Way> waysToActivate(const Host& host, Seat seat, ThingId source) {
  std::vector<Way> all;
  const Slot& slot = *slotOf(host.state(), source);
  if (slot.owner != seat) return all;
  for (std::size_t i = 0; i < host.cards().program(slot.card).abilities.size(); ++i)
    if (const auto a = activating(host, slot, i)) addTargets(host, *a, {.move = a->move}, all);
  return all;
}

std::optional<Move> anyPlay(const Host& host, Seat seat, CardId card, Chance& chance) {
  const auto a = playing(host, seat, card);
  return a ? anyWay(host, *a, chance) : std::nullopt;
}

std::optional<Move> anyActivation(const Host& host, Seat seat, ThingId source, Chance& chance) {
  const Slot& slot = *slotOf(host.state(), source);
  const auto count = static_cast<int>(host.cards().program(slot.card).abilities.size());
  if (slot.owner != seat || count == 0) return std::nullopt;
  const auto a = activating(host, slot, static_cast<std::size_t>(chance.below(count)));
  return a ? anyWay(host, *a, chance) : std::nullopt;
}

}  // namespace lk::rules::magepunk
