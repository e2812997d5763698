// Dice that people have no use for at hand: the program casts them, and the event says that it did.
#pragma once

#include <string_view>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Whether the program can cast the dice that such an event waits for in `field`: six-sided ones, of an event
/// that has room to say who cast them.
bool canBeCast(const GameKit& kit, const rules::Event& waiting, std::string_view field);

/// `count` six-sided dice, each face as likely as the others and known to nobody before.
Json castDice(int count);
/// The event with these dice in `field`, and that they are the program's.
rules::Event withCastDice(rules::Event waiting, std::string_view field, Json dice);

}  // namespace lk::app
