// Changes to a player's body and score outside the clash of cards: damage, healing, states, points and lamps.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/run/effect_host.h"

namespace lk::rules::halfwish {

/// Returns whether a duel's tally is open, so that what happens now counts toward it.
bool inDuel(const State& state);

/// Deals one damage instance by an effect. Exposed and Toughness modify it. In a duel it is counted for the
/// role points.
void damage(Changes& changes, Seat seat, int amount, RuleId why, DamageKind kind = DamageKind::normal,
            CardId card = {});
/// Heals up to the cap. Poisoned and ignited players heal nothing unless the bar is lifted.
enum class Bar : std::uint8_t { applies, lifted };
void heal(Changes& changes, Seat seat, int amount, RuleId why, Bar bar = Bar::applies, CardId card = {});
/// Returns whether poison or fire bars a player from healing.
bool healBarred(const State& state, Seat seat);
/// Gains or loses points by an effect or a truce. Respects the floor of points and awards first blood.
void gainPoints(Changes& changes, Seat seat, int by, RuleId why, CardId card = {});
void gainLamps(Changes& changes, Seat seat, int by, CardId card = {});
/// Gains or loses a counter that stops at 0.
void gain(Changes& changes, Seat seat, Of figure, int by, RuleId why, std::string_view what,
          CardId card = {});
/// Gives extra upgrades. Those won in the last round are skipped at once.
void gainUpgrades(Changes& changes, Seat seat, int by, CardId card = {});
/// Gives a state. A player who is already poisoned takes 1 damage at once instead.
void give(Changes& changes, Seat seat, Condition condition, CardId card = {});
/// Removes a state or stacks, if there are any.
void end(Changes& changes, Seat seat, Of figure, RuleId why, std::string_view what);
/// Ends negative states and all Exposed.
void cleanse(Changes& changes, Seat seat);
/// Sets health or points to a number; neither healing nor scoring.
void setHp(Changes& changes, Seat seat, int to, CardId card = {});
void setPoints(Changes& changes, Seat seat, int to, CardId card = {});
/// Deals the damage of poison at the start of a turn, to both players at the same moment. No duel is running
/// then, so it never scores.
void poisonTicks(Changes& changes);
/// Gives first blood to `seat` if nobody has it.
void firstBlood(Changes& changes, Seat seat);

/// Returns the figure that holds a state.
Of figureOf(Condition condition);

}  // namespace lk::rules::halfwish
