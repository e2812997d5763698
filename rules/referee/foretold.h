// What can be said beforehand about a move: its ruling, and whether it is the only one.
#pragma once

#include <optional>

#include "rules/referee/game.h"

namespace lk::rules {

// Precondition of foretold() and forcedAnswer(): the night has begun and the player takes part.

/// Returns whether something that was hidden from them is not hidden any more.
bool turnsUp(const State& before, const State& after, Audience who);

/// Returns what the referee would rule on a complete event, as far as its player may know beforehand: the
/// ruling has no steps if the event would turn up something that is hidden from them.
Ruling foretold(const Game& game, const State& state, const CardBook& cards, Seat seat, const Event& event);

/// Returns whether an event of this kind has a field that only its player may know.
bool hasSecretField(const Game& game, const Event& event);

/// Returns the only possible answer to what a player is asked, so that a program can give it; nullopt if
/// there are several, or if the table cannot know that there is only one.
std::optional<Event> forcedAnswer(const Game& game, const State& state, const CardBook& cards, Seat seat);

}  // namespace lk::rules
