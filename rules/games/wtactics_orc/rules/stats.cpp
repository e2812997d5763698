#include "rules/games/wtactics_orc/rules/stats.h"

#include <algorithm>
#include <bit>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/cards/fields.h"
#include "rules/run/operations/things.h"
#include "rules/run/targets.h"

namespace lk::rules::wtactics_orc {

int printedStat(const CardBook& cards, CardId card, Stats of) {
  switch (of) {
    case Stats::close:
      return stat(cards, card, Stat::close);
    case Stats::ranged:
      return stat(cards, card, Stat::ranged);
    case Stats::defense:
      return stat(cards, card, Stat::defense);
    case Stats::combatValue:
      break;
  }
  return 0;
}

namespace {

bool concerns(const Host& host, int whom, ThingId thing, const Standpoint& from) {
  if (whom == static_cast<int>(Word::self)) return thing == from.source;
  if (whom < kSelectors) return false;
  const Program& program = host.cards().program(from.card);
  return fits(host, program.selectors[static_cast<std::size_t>(whom - kSelectors)], Target::of(thing), from);
}

/// What an operation of a permanent ability keeps in force: what, of which things, and by how much.
struct InForce {
  int what = 0;
  int of = 0;
  std::int16_t by = 0;
  bool halves = false;
};
InForce inForce(const Instruction& it, Lasting kind) {
  if (kind == Lasting::grant) return {arg<kGrantThingsFields, "what">(it), arg<kGrantThingsFields, "of">(it)};
  if (kind == Lasting::forbid)
    return {arg<kForbidThingsFields, "what">(it), arg<kForbidThingsFields, "of">(it)};
  return {arg<kModifyFields, "what">(it), arg<kModifyFields, "of">(it), arg<kModifyFields, "by">(it),
          arg<kModifyFields, "half">(it) != Half::no};
}

/// Calls `each` with everything that permanent abilities in play keep in force for the thing.
template <class Each>
void eachPermanent(const Host& host, const Board& board, ThingId thing, Lasting kind, Each each) {
  for (std::uint16_t left = board.permanents(host.cards(), kind); left != 0;
       left = static_cast<std::uint16_t>(left & (left - 1))) {
    const auto zone = static_cast<std::uint8_t>(std::countr_zero(left));
    const SlotId where = SlotId::ofZone(zone);
    const Creature creature = board.at(where);
    const Program& program = host.cards().program(creature.card);
    for (const Ability& ability : program.abilities) {
      if (ability.hook != static_cast<std::uint8_t>(Hook::permanent)) continue;
      if (isSilenced(host.state(), creature.thing)) continue;
      const Standpoint from{creature.card, where.army(), creature.thing};
      for (int at = ability.body.begin; at < ability.body.end; ++at) {
        const Instruction& it = program.code[static_cast<std::size_t>(at)];
        if (lastingOf(it) != kind) continue;
        const InForce now = inForce(it, kind);
        if (concerns(host, now.of, thing, from)) each(creature.card, now);
      }
    }
  }
}

/// Calls `each` with every lasting effect on a creature or a side.
template <class Each>
void eachLasting(const State& state, Target on, Lasting kind, int what, Each each) {
  for (const Lingering& effect : state.lingering)
    if (effect.kind == kind && effect.on == on && effect.what % kHalved == what)
      each(Cause{.card = effect.card,
                 .by = effect.by,
                 .halves = effect.what >= kHalved,
                 .until = static_cast<Duration>(effect.duration)});
}

/// Calls `each` with everything that changes the combat value of a side.
template <class Each>
void eachOnSide(const State& state, Seat side, Each each) {
  eachLasting(state, Target::of(side), Lasting::modify, static_cast<int>(Stats::combatValue), each);
}

/// Calls `each` with every cause that applies to a creature: lasting effects first, then abilities in play.
template <class Each>
void eachCause(const Host& host, const Board& board, ThingId thing, Lasting kind, int what, Each each) {
  eachLasting(host.state(), Target::of(thing), kind, what, each);
  eachPermanent(host, board, thing, kind, [&](CardId card, const InForce& now) {
    if (now.what == what) each(Cause{.card = card, .by = now.by, .halves = now.halves});
  });
}

/// Applies all additions first, and then all halvings.
struct Sum {
  int value = 0;
  int halves = 0;
  void add(const Cause& cause) {
    value += cause.by;
    halves += cause.halves ? 1 : 0;
  }
  [[nodiscard]] int result() const {
    int out = value;
    for (int i = 0; i < halves; ++i) out = halved(out);
    return std::max(0, out);
  }
};

bool isUnder(const Host& host, const Board& board, SlotId slot, Lasting kind, int what) {
  bool found = false;
  eachCause(host, board, board.at(slot).thing, kind, what, [&](const Cause&) { found = true; });
  return found;
}

}  // namespace

bool isSilenced(const State& state, ThingId thing) {
  if (!is(state, Table::group)) return false;
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if (thingOf(state, attackerFigure(i)) == thing) return true;
  return false;
}

int halved(int value) {
  return (value + 1) / 2;
}

int valueOf(const Host& host, const Board& board, SlotId slot, Stats stat) {
  const Creature creature = board.at(slot);
  Sum sum{.value = printedStat(host.cards(), creature.card, stat)};
  eachCause(host, board, creature.thing, Lasting::modify, static_cast<int>(stat),
            [&](const Cause& cause) { sum.add(cause); });
  return sum.result();
}

std::vector<Cause> causesOf(const Host& host, const Board& board, SlotId slot, Lasting kind, int what) {
  std::vector<Cause> all;
  eachCause(host, board, board.at(slot).thing, kind, what, [&](const Cause& cause) { all.push_back(cause); });
  return all;
}

std::vector<Cause> causesOf(const State& state, Seat side) {
  std::vector<Cause> all;
  eachOnSide(state, side, [&](const Cause& cause) { all.push_back(cause); });
  return all;
}

int sideValue(const State& state, Seat side, int value) {
  Sum sum{.value = value};
  eachOnSide(state, side, [&](const Cause& cause) { sum.add(cause); });
  return sum.result();
}

bool isHalved(const State& state, Seat side) {
  Sum sum;
  eachOnSide(state, side, [&](const Cause& cause) { sum.add(cause); });
  return sum.halves > 0;
}

bool hasKeyword(const Host& host, const Board& board, SlotId slot, Keyword keyword) {
  return isUnder(host, board, slot, Lasting::grant, static_cast<int>(keyword));
}

bool isBarred(const Host& host, const Board& board, SlotId slot, Bar bar) {
  return isUnder(host, board, slot, Lasting::forbid, static_cast<int>(bar));
}

}  // namespace lk::rules::wtactics_orc
