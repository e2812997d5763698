// The layout of quick actions on the score page. A number and a card of one player make a grid, so that one
// tap picks both; all other fields are lists of values.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include <QVariantMap>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "rules/referee/scoring.h"

namespace lk::app {

/// A grid with more rows than this is shown as lists: the page has no room for it.
inline constexpr std::size_t kMostGridRows = 8;

/// Rare values that people have added to the usual ones, by the seat's letter ("" for nobody).
using AddedValues = std::map<std::string, std::vector<std::string>>;

/// Returns a map of id, name and sides. A side is a map of seat (a letter or ""), name, lists and, if it has
/// a number and a card, grid:
///   lists: maps of field, label and values (maps of id, name and number, true for numbers);
///   grid: a map of row and column (fields), rows and columns (values), then (the field of a second card, ""
///         if there is none) and others (rare values, added on request).
QVariantMap scoreTap(const rules::QuickAction& action, const GameKit& kit, const Names& names,
                     const AddedValues& brought);

}  // namespace lk::app
