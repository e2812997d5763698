// Tokens and cubes among the cards: what they lie on and beside, and how many lie together.
#pragma once

#include <vector>

#include "app/session/table/placed.h"
#include "app/session/table/table_setting.h"
#include "vision/core/stable_sighting.h"

namespace lk::app {

/// Makes the cubes among `all` those that were read: one entry for all of a colour on one card, or in one
/// zone on none. An entry that is as before keeps its use; others are fresh, since `seconds` of the night.
void placeCubes(std::vector<Placed>& all, const std::vector<vision::CubeSighting>& cubes,
                const TableSetting& setting, double seconds);

/// Says of every token what it lies on and beside, and of every chip how many alike lie in its zone.
void surveyTokens(std::vector<Placed>& all);

}  // namespace lk::app
