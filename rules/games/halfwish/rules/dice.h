// The Dice Value (DV): what the dice show, plus one-time changes, plus changes for the turn.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

using Dice = std::array<std::uint8_t, 2>;
/// The range of two dice.
inline constexpr int kMinDice = 2, kMaxDice = 12;

/// Records the dice of a new turn. They are their owner's secret; one-time changes end.
void rollDice(Changes& changes, Seat seat, Dice dice);
/// Records dice rerolled by a card. They are as hidden as before.
void rerollDice(Changes& changes, Seat seat, Dice dice, CardId why);
/// Sets what the dice count as until the next roll. Passive changes are added to it.
void setDv(Changes& changes, Seat seat, int value, CardId why);
/// Adds a one-time change that ends with the next roll.
void gainDv(Changes& changes, Seat seat, int by, CardId why);
/// Adds a change for the rest of the turn.
void passDv(Changes& changes, Seat seat, int by, CardId why);
/// Corrects the DV by hand.
void correctDv(Changes& changes, Seat seat, int value, Step step);

/// Corrects that these dice were not rolled: there is no DV, and the owner rolls.
void unroll(Changes& changes, Seat seat, Step step);

/// Shows both DVs to everybody, unless they were shown already.
void showDice(Changes& changes);
/// Ends the passive changes of the turn.
void endPassives(Changes& changes);

}  // namespace lk::rules::halfwish
