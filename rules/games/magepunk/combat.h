// Combat as it stands: who attacks what, who blocks whom and in which order.
#pragma once

#include "rules/games/magepunk/host.h"
#include "rules/games/magepunk/move.h"

namespace lk::rules::magepunk {

/// In the order in which they were declared.
std::vector<ThingId> attackersOf(const State& state);
/// The blockers of an attacker in their order.
std::vector<ThingId> blockersOf(const State& state, ThingId attacker);
/// Whether its player has still to order its blockers.
bool needsOrder(const State& state, ThingId attacker);

/// Why an Entity cannot attack or block, empty where it can.
std::string_view whyNoAttacker(const Host& host, Seat seat, Target who);
std::string_view whyNoBlocker(const Host& host, Seat seat, Target who);
/// Why these blocks cannot be, empty where they can.
std::string_view whyNoBlocks(const Host& host, const Move& move);
bool isAttackable(const Host& host, Seat attacker, Target what);

/// Lethal damage for a blocker: its Durability less the damage it has.
int lethalFor(const Host& host, ThingId blocker);
/// What is wrong with a split of an attacker's damage over its blockers in their order: "wrong_sum" or
/// "not_lethal"; empty when nothing is.
std::string_view wrongSplit(const Host& host, ThingId attacker, std::span<const ThingId> blockers,
                            std::span<const int> split);

/// Deals all combat damage of the turn.
void dealCombatDamage(Host& host);
/// Combat is over: nobody attacks or blocks any more.
void endCombat(Changes& changes);

}  // namespace lk::rules::magepunk
