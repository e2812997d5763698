// What can be tapped in a night that is only scored, laid out for the score page: a number and a card of one
// player make a grid, so that one tap says both; everything else is a list of values.
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

/// Grids with more rows than this are lists: a page has no room for them.
inline constexpr std::size_t kMostGridRows = 8;

/// Values that were asked for among the others, by the seat's letter ("" for nobody): they stand with the
/// usual ones from then on.
using AddedValues = std::map<std::string, std::vector<std::string>>;

/// A map of id, name and sides. A side is a map of seat (a letter or ""), name, lists and, where it has a
/// number and a card, grid:
///   lists: maps of field, label and values (maps of id, name and number, true for numbers);
///   grid: a map of row and column (fields), rows and columns (values), then (the field of a second card, ""
///         without one) and others (values that are seldom meant: brought when asked for).
QVariantMap scoreTap(const rules::QuickAction& action, const GameKit& kit, const Names& names,
                     const AddedValues& brought);

}  // namespace lk::app
