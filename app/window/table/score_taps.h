// The layout of quick actions on the score page. A number and a card of one player make a grid, so that one
// tap picks both; all other fields are lists of values.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "app/window/table/score_rows.h"
#include "rules/referee/scoring.h"

namespace lk::app {

/// A grid with more rows than this is shown as lists: the page has no room for it.
inline constexpr std::size_t kMaxGridRows = 8;

/// Rare values that people have added to the usual ones, by the seat's letter ("" for nobody).
using AddedValues = std::map<std::string, std::vector<std::string>>;

/// Returns an action with one side per player. A side has a grid if it has a number and a card.
ScoreTap scoreTap(const rules::QuickAction& action, const GameKit& kit, const Names& names,
                  const AddedValues& brought);

}  // namespace lk::app
