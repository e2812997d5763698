// Examples of a rule or a card at work, worked out by the referee when they are wanted: no number of them is
// stored.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/games/halfwish/lone_duel.h"

namespace lk::app {

/// A duel of seat A, the aggressor, against seat B, and its steps.
struct WorkedExample {
  rules::halfwish::LoneDuel duel;
  std::vector<rules::Step> steps;
};

/// The plainest duel of basic actions in which a step rests on `rule` ("H-24"); none where duels never do.
std::optional<WorkedExample> exampleOfRule(std::string_view rule, const GameKit& kit);

/// A duel in which an action or upgrade shows what it can do: it stands on A's side. With `citing`, one in
/// which a step rests on that rule. None for other cards.
std::optional<WorkedExample> exampleOfCard(rules::CardId card, const GameKit& kit,
                                           std::string_view citing = {});

/// The same for the first action or upgrade that carries a keyword ("first_strike"): one that shows it.
std::optional<WorkedExample> exampleOfKeyword(std::string_view keyword, std::string_view citing,
                                              const GameKit& kit);

}  // namespace lk::app
