#include "rules/games/wtactics_orc/rules/stats.h"

#include <algorithm>
#include <bit>

#include "rules/games/wtactics_orc/cards/cards.h"
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

/// Calls `each` with every instruction of a permanent ability in play that applies to the thing.
template <class Each>
void eachPermanent(const Host& host, const Board& board, ThingId thing, Lasting kind, Each each) {
  for (std::uint16_t left = board.permanents(host.cards(), kind); left != 0;
       left = static_cast<std::uint16_t>(left & (left - 1))) {
    const auto zone = static_cast<std::uint8_t>(std::countr_zero(left));
    const SlotId where = SlotId::ofZone(zone);
    const Creature& creature = board.at(where);
    const Program& program = host.cards().program(creature.card);
    for (const Ability& ability : program.abilities) {
      if (ability.hook != static_cast<std::uint8_t>(Hook::permanent)) continue;
      if (isSilenced(host.state(), creature.thing)) continue;
      const Standpoint from{creature.card, where.army(), creature.thing};
      for (int at = ability.body.begin; at < ability.body.end; ++at) {
        const Instruction& it = program.code[static_cast<std::size_t>(at)];
        if (lastingOf(it) == kind && concerns(host, it.arguments[1], thing, from)) each(it);
      }
    }
  }
}

/// Applies all additions first, and then all halvings.
struct Sum {
  int value = 0;
  int halves = 0;
  void halve(bool really) { halves += really ? 1 : 0; }
  [[nodiscard]] int result() const {
    int out = value;
    for (int i = 0; i < halves; ++i) out = (out + 1) / 2;
    return std::max(0, out);
  }
};

void addLasting(const State& state, Target whose, Stats stat, Sum& sum) {
  for (const Lingering& effect : state.lingering) {
    if (effect.kind != Lasting::modify || effect.on != whose) continue;
    if (effect.what % kHalved != static_cast<int>(stat)) continue;
    sum.value += effect.by;
    sum.halve(effect.what >= kHalved);
  }
}

bool isUnder(const Host& host, const Board& board, SlotId slot, Lasting kind, int what) {
  const ThingId thing = board.at(slot).thing;
  bool found =
      std::any_of(host.state().lingering.begin(), host.state().lingering.end(), [&](const Lingering& effect) {
        return effect.kind == kind && effect.what == what && effect.on == Target::of(thing);
      });
  eachPermanent(host, board, thing, kind,
                [&](const Instruction& it) { found = found || it.arguments[0] == what; });
  return found;
}

}  // namespace

bool isSilenced(const State& state, ThingId thing) {
  if (!is(state, Table::group)) return false;
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if (thingOf(state, attackerFigure(i)) == thing) return true;
  return false;
}

int valueOf(const Host& host, const Board& board, SlotId slot, Stats stat) {
  const Creature& creature = board.at(slot);
  Sum sum{.value = printedStat(host.cards(), creature.card, stat)};
  addLasting(host.state(), Target::of(creature.thing), stat, sum);
  eachPermanent(host, board, creature.thing, Lasting::modify, [&](const Instruction& it) {
    if (it.arguments[0] != static_cast<int>(stat)) return;
    sum.value += it.arguments[2];
    sum.halve(it.arguments[3] != 0);
  });
  return sum.result();
}

int sideValue(const State& state, Seat side, int value) {
  Sum sum{.value = value};
  addLasting(state, Target::of(side), Stats::combatValue, sum);
  return sum.result();
}

bool isHalved(const State& state, Seat side) {
  Sum sum;
  addLasting(state, Target::of(side), Stats::combatValue, sum);
  return sum.halves > 0;
}

bool hasKeyword(const Host& host, const Board& board, SlotId slot, Keyword keyword) {
  return isUnder(host, board, slot, Lasting::grant, static_cast<int>(keyword));
}

bool isBarred(const Host& host, const Board& board, SlotId slot, Bar bar) {
  return isUnder(host, board, slot, Lasting::forbid, static_cast<int>(bar));
}

}  // namespace lk::rules::wtactics_orc
