// Worked examples of a rule or a card. The referee computes them on demand; no numbers are stored.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/games/halfwish/coach/lone_duel.h"

namespace lk::app {

/// A duel of seat A, the aggressor, against seat B, with its steps.
struct WorkedExample {
  rules::halfwish::LoneDuel duel;
  std::vector<rules::Step> steps;
};

/// Returns the simplest duel of basic actions with a step that cites `rule` ("H-24"); nullopt if there is
/// none.
std::optional<WorkedExample> exampleOfRule(std::string_view rule, const GameKit& kit);

/// Returns a duel that shows the effect of an action or upgrade, played by A. If `citing` is given, a step of
/// the duel cites that rule. Returns nullopt for other cards.
std::optional<WorkedExample> exampleOfCard(rules::CardId card, const GameKit& kit,
                                           std::string_view citing = {});

/// The same for a keyword ("first_strike"), shown by the first action or upgrade that has it.
std::optional<WorkedExample> exampleOfKeyword(std::string_view keyword, std::string_view citing,
                                              const GameKit& kit);

}  // namespace lk::app
