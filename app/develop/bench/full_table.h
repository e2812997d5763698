// The table for measuring a frame in which everything changed: the mat with its marks, two trays with two
// dice each, ten cards.
#pragma once

#include "app/kit/game_kit.h"
#include "stage/stage.h"

namespace lk::app {

inline constexpr int kCardsOfFullTable = 10;

/// Returns a few seconds without motion of that table. `kit` is Halfwish's. `picture` is 1280 x 720, or a
/// larger size with the same aspect ratio.
Outcome<stage::Stage> fullTable(const GameKit& kit, cv::Size picture);
/// Returns the same table without cards and dice.
Outcome<stage::Stage> bareTable(const GameKit& kit, cv::Size picture);

}  // namespace lk::app
