// What happens to a player's body and score outside the clash of cards: damage, healing, states, points,
// lamps.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/language.h"
#include "rules/run/effect_host.h"

namespace lk::rules::halfwish {

/// Whether a duel's tally is open, so that what happens counts toward it.
bool inDuel(const State& state);

/// One damage instance by an effect: Exposed and Toughness change it; in a duel it is remembered for the
/// roles.
void damage(Changes& changes, Seat seat, int amount, RuleId why, DamageKind kind = DamageKind::normal,
            CardId card = {});
/// Heals up to the cap. Poisoned and ignited players heal nothing, unless the bar is lifted.
enum class Bar : std::uint8_t { applies, lifted };
void heal(Changes& changes, Seat seat, int amount, RuleId why, Bar bar = Bar::applies, CardId card = {});
/// Whether poison or fire keeps a player from healing.
bool healBarred(const State& state, Seat seat);
/// Gains or loses points by an effect or a truce; the floor and first blood are minded.
void gainPoints(Changes& changes, Seat seat, int by, RuleId why, CardId card = {});
void gainLamps(Changes& changes, Seat seat, int by, CardId card = {});
/// Gains or loses a counter that stops at 0.
void gain(Changes& changes, Seat seat, Of figure, int by, RuleId why, std::string_view what,
          CardId card = {});
/// Extra upgrades; those won in the last round are skipped at once.
void gainUpgrades(Changes& changes, Seat seat, int by, CardId card = {});
/// Gives a state. Who is poisoned already takes 1 damage at once instead.
void give(Changes& changes, Seat seat, Condition condition, CardId card = {});
/// Takes a state or stacks away, if there are any.
void end(Changes& changes, Seat seat, Of figure, RuleId why, std::string_view what);
/// Ends what is negative: states and all Exposed.
void cleanse(Changes& changes, Seat seat);
/// Makes health or points a number: neither healing nor scoring.
void setHp(Changes& changes, Seat seat, int to, CardId card = {});
void setPoints(Changes& changes, Seat seat, int to, CardId card = {});
/// The damage of poison as a turn starts: both at one moment. No duel runs then, so it never scores.
void poisonTicks(Changes& changes);
/// Gives first blood to whoever scores while nobody has it.
void firstBlood(Changes& changes, Seat seat);

/// The figure that holds a state.
Of figureOf(Condition condition);

}  // namespace lk::rules::halfwish
