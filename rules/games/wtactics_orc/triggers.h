// Abilities that begin by themselves: triggered ones, and those of weapons in a battle.
#pragma once

#include "rules/games/wtactics_orc/host.h"

namespace lk::rules::wtactics {

/// Begins every triggered ability that waits for this of the thing: the turn player's first, each player's in
/// the order of slots.
void trigger(Host& host, Hook hook, ThingId about);
/// Creatures of an army, apart from the thing itself, with an ability that waits for it to die in combat.
std::vector<ThingId> saviours(const Host& host, const Board& board, ThingId dying);
/// Begins a creature's first ability at a hook.
void beginAt(Host& host, Hook hook, ThingId of);
/// Begins a creature's combat abilities at a hook, for the weapon used.
void beginCombat(Host& host, Hook hook, ThingId of, Weapon weapon);

}  // namespace lk::rules::wtactics
