// What the referee of a game can be asked without a night: a duel, who would win a score.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/step.h"

namespace lk::app {

/// The names of what a game can be asked ("duel", "tiebreak"); none where it has no such judge.
std::vector<std::string_view> judgesOf(std::string_view game);

struct Judgement {
  Json answer;  // in the shape of the command line
  std::vector<rules::Step> steps;
};

/// What a judge says to an input in the shape of the command line. A fault says what is wrong with it.
Outcome<Judgement> judged(const GameKit& kit, std::string_view judge, const Json& input);

/// The input of `duel` for cards that are about to be turned up, from the whole view of the night before.
Json duelInput(const Json& view, const std::array<std::vector<std::string>, 2>& cards);

}  // namespace lk::app
