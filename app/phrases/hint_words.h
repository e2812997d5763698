// The hint beside a question during the first turn of people who play a game for the first time.
#pragma once

#include <array>

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/core/ruling.h"

namespace lk::app {

/// The seats of people who want hints.
using HintedSeats = std::array<bool, rules::kMaxSeats>;

/// Returns whether the first whole turn of all players is over. `view` is that of any audience.
bool firstTurnIsOver(const Json& view, const GameKit& kit);

/// Returns the hint for a question, with the number of its rule. Empty if its player wants none (a question
/// to everybody: nobody does), and after the first turn. Depends only on the kind of question and on the
/// turn, so that it cannot say anything that is hidden.
QString firstHint(const rules::Prompt& prompt, const Json& view, const GameKit& kit,
                  const HintedSeats& seats);

}  // namespace lk::app
