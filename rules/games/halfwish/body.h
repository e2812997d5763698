// What happens to a player's body and score outside the clash of cards: damage, healing, states, points,
// lamps.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Whether a duel is running, so that what happens counts toward it.
bool inDuel(const State& state);

/// One damage instance by an effect: Exposed and Toughness change it; in a duel it is remembered for the
/// roles.
void damage(Changes& changes, Seat seat, int amount, RuleId why);
/// Heals up to the cap. Poisoned and ignited players heal nothing, unless `evenIfBarred`.
enum class Bar : std::uint8_t { applies, lifted };
void heal(Changes& changes, Seat seat, int amount, RuleId why, Bar bar = Bar::applies);
/// Whether poison or fire keeps a player from healing.
bool healBarred(const State& state, Seat seat);
/// Gains or loses points by an effect or a truce; the floor and first blood are minded.
void gainPoints(Changes& changes, Seat seat, int by, RuleId why);
void gainLamps(Changes& changes, Seat seat, int by);
/// Poisons; somebody already poisoned takes 1 damage at once instead.
void poison(Changes& changes, Seat seat);
/// The damage of poison as a turn starts: both at one moment. No duel runs then, so it never scores.
void poisonTicks(Changes& changes);
/// Gives first blood to whoever scores while nobody has it.
void firstBlood(Changes& changes, Seat seat);

}  // namespace lk::rules::halfwish
