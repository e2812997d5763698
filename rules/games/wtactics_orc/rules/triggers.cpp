#include "rules/games/wtactics_orc/rules/triggers.h"

#include <algorithm>

#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/run/chain.h"
#include "rules/run/targets.h"

namespace lk::rules::wtactics_orc {

namespace {

struct Waiting {
  Standpoint from;
  int ability = 0;
};

Standpoint standpointAt(const Host& host, ThingId thing) {
  const Slot& slot = *slotOf(host.state(), thing);
  return {slot.card, *slot.owner, thing};
}

bool waitsFor(const Host& host, const Ability& ability, Hook hook, ThingId about, const Standpoint& from) {
  if (ability.hook != static_cast<std::uint8_t>(hook)) return false;
  const std::int16_t of = ability.fields[static_cast<std::size_t>(AbilityField::of)];
  if (of == kUnsaid) return true;
  return fits(host, host.cards().program(from.card).selectors[static_cast<std::size_t>(of)],
              Target::of(about), from);
}

void collect(const Host& host, const Board& board, Seat army, Hook hook, ThingId about,
             std::vector<Waiting>& all) {
  for (const int place : Places(board.creatures(army))) {
    const Creature creature = board.at({army, place});
    const auto& abilities = host.cards().program(creature.card).abilities;
    if (abilities.empty() || isSilenced(host.state(), creature.thing)) continue;
    const Standpoint from{creature.card, army, creature.thing};
    for (std::size_t i = 0; i < abilities.size(); ++i)
      if (waitsFor(host, abilities[i], hook, about, from)) all.push_back({from, static_cast<int>(i)});
  }
}

void start(Host& host, const Waiting& waiting, RuleId why) {
  host.changes().tell({.rule = why,
                       .what = "ability_begins",
                       .seat = waiting.from.owner,
                       .card = waiting.from.card,
                       .thing = mentionOf(host.state(), waiting.from.source),
                       .ability = static_cast<std::uint8_t>(waiting.ability)});
  beginAlone(host, waiting.ability, waiting.from);
}

}  // namespace

void trigger(Host& host, Hook hook, ThingId about) {
  const Board board(host.state());
  std::vector<Waiting> all;
  const Seat first = turnSeat(host.state());
  for (const Seat army : {first, other(first)}) collect(host, board, army, hook, about, all);
  // The last one started runs first.
  for (auto waiting = all.rbegin(); waiting != all.rend(); ++waiting) start(host, *waiting, rule::triggered);
}

std::vector<ThingId> saviours(const Host& host, const Board& board, ThingId dying) {
  std::vector<Waiting> all;
  collect(host, board, *slotOf(host.state(), dying)->owner, Hook::wouldDie, dying, all);
  std::vector<ThingId> who;
  for (const Waiting& waiting : all)
    if (std::find(who.begin(), who.end(), waiting.from.source) == who.end())
      who.push_back(waiting.from.source);
  return who;
}

void beginAt(Host& host, Hook hook, ThingId of) {
  const Standpoint from = standpointAt(host, of);
  const auto& abilities = host.cards().program(from.card).abilities;
  for (std::size_t i = 0; i < abilities.size(); ++i)
    if (abilities[i].hook == static_cast<std::uint8_t>(hook))
      return start(host, {from, static_cast<int>(i)}, rule::shifts);
}

void beginCombat(Host& host, Hook hook, ThingId of, Weapon weapon) {
  const Slot* slot = slotOf(host.state(), of);
  if (!slot || isSilenced(host.state(), of)) return;
  const auto& abilities = host.cards().program(slot->card).abilities;
  for (std::size_t i = abilities.size(); i-- > 0;) {
    const std::int16_t its = abilities[i].fields[static_cast<std::size_t>(AbilityField::weapon)];
    const bool fitting = its == kUnsaid || its + 1 == static_cast<int>(weapon);
    if (abilities[i].hook == static_cast<std::uint8_t>(hook) && fitting)
      start(host, {standpointAt(host, of), static_cast<int>(i)}, rule::combatAbility);
  }
}

}  // namespace lk::rules::wtactics_orc
