// The current combat: who attacks what, who blocks whom, and in which order.
#pragma once

#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Returns the attackers in the order in which they were declared.
std::vector<ThingId> attackersOf(const State& state);
/// Returns the blockers of an attacker in their order.
std::vector<ThingId> blockersOf(const State& state, ThingId attacker);
/// Returns whether the attacker's player still has to order its blockers.
bool needsOrder(const State& state, ThingId attacker);

/// Returns why an Entity cannot attack or block; empty if it can.
std::string_view whyNoAttacker(const Host& host, Seat seat, Target who);
std::string_view whyNoBlocker(const Host& host, Seat seat, Target who);
/// Returns why these blocks are not possible; empty if they are.
std::string_view whyNoBlocks(const Host& host, const Move& move);
bool isAttackable(const Host& host, Seat attacker, Target what);

/// Returns the lethal damage for a blocker: its Durability minus the damage it has.
int lethalFor(const Host& host, ThingId blocker);
/// Checks a split of an attacker's damage over its blockers in their order. Returns "wrong_sum",
/// "not_lethal", or empty if it is valid.
std::string_view wrongSplit(const Host& host, ThingId attacker, std::span<const ThingId> blockers,
                            std::span<const int> split);

/// Deals all combat damage of the turn.
void dealCombatDamage(Host& host);
/// Ends combat: nobody attacks or blocks any more.
void endCombat(Changes& changes);

}  // namespace lk::rules::magepunk
