// Dice rolled by the program for players without real dice. The event records that the program rolled them.
#pragma once

#include <string_view>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Returns whether the program can roll the dice that an event expects in `field`: the event has a field for
/// who rolled them.
bool canBeCast(const GameKit& kit, const rules::Event& waiting, std::string_view field);

/// Returns `count` uniformly distributed rolls of a die, from the system's random generator.
Json castDice(int count, int sides);
/// Returns the event with these dice in `field`, marked as the program's.
rules::Event withCastDice(rules::Event waiting, std::string_view field, Json dice);

}  // namespace lk::app
