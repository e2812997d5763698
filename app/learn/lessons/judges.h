// What the referee of a game can be asked without a night: a duel, who would win a score.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/step.h"

namespace lk::app {

struct Judgement {
  Json answer;  // in the shape of the command line
  std::vector<rules::Step> steps;
};

/// What a judge ("duel", "tiebreak") says to an input in the shape of the command line. A fault says what is
/// wrong with it, or that the game has no such judge.
Outcome<Judgement> judged(const GameKit& kit, std::string_view judge, const Json& input);

/// The input of `duel` for cards that are about to be turned up, from the whole view of the night before.
Json duelInput(const Json& view, const std::array<std::vector<std::string>, 2>& cards);

}  // namespace lk::app
