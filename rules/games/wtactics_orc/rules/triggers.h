// Abilities that begin automatically: triggered ones, and those of weapons in a battle.
#pragma once

#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

/// Starts every triggered ability that waits for this event of the thing: the turn player's first, each
/// player's in the order of slots.
void trigger(Host& host, Hook hook, ThingId about);
/// Returns the creatures of an army, except the thing itself, with an ability that waits for its death in
/// combat.
std::vector<ThingId> saviours(const Host& host, const Board& board, ThingId dying);
/// Starts a creature's first ability at a hook.
void beginAt(Host& host, Hook hook, ThingId of);
/// Starts a creature's combat abilities at a hook, for the weapon used.
void beginCombat(Host& host, Hook hook, ThingId of, Weapon weapon);

}  // namespace lk::rules::wtactics_orc
