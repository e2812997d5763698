// The Dice Value: what the dice show, changed for once and changed for the turn.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

using Dice = std::array<std::uint8_t, 2>;
/// What two dice can show.
inline constexpr int kLeastDice = 2, kMostDice = 12;

/// Dice of a new turn: their owner's secret, one-time changes gone.
void rollDice(Changes& changes, Seat seat, Dice dice);
/// Dice rolled again by a card: as hidden as they were.
void rerollDice(Changes& changes, Seat seat, Dice dice, CardId why);
/// The DV counts as `value` until the next roll; passive changes stay on top.
void setDv(Changes& changes, Seat seat, int value, CardId why);
/// A one-time change, gone with the next roll.
void gainDv(Changes& changes, Seat seat, int by, CardId why);
/// A change for the rest of the turn.
void passDv(Changes& changes, Seat seat, int by, CardId why);
/// People say what the DV is.
void correctDv(Changes& changes, Seat seat, int value, Step step);

/// People say that these dice were not rolled: no DV is there, and its owner rolls.
void unroll(Changes& changes, Seat seat, Step step);

/// Both DVs are shown to everybody, if they are not yet.
void showDice(Changes& changes);
/// The passive changes of the turn end.
void endPassives(Changes& changes);

}  // namespace lk::rules::halfwish
