// Questions a game's referee can answer without a night: the outcome of a duel, the winner of a score.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/step.h"

namespace lk::app {

struct Judgement {
  Json answer;  // in the command line's format
  std::vector<rules::Step> steps;
};

/// Returns the answer of a judge ("duel", "tiebreak") to an input in the command line's format. Fails if the
/// input is invalid or the game has no such judge.
Outcome<Judgement> judged(const GameKit& kit, std::string_view judge, const Json& input);

/// Returns the input of `duel` for cards about to be revealed, from the full view of the night before.
Json duelInput(const Json& view, const std::array<std::vector<std::string>, 2>& cards);

}  // namespace lk::app
