// The table of the figures for a frame in which everything changed: the mat with its marks, two trays with
// two dice each, ten cards.
#pragma once

#include "app/kit/game_kit.h"
#include "stage/stage.h"

namespace lk::app {

inline constexpr int kCardsOfFullTable = 10;

/// Of Halfwish, whose kit it is; a few seconds of it, in which nothing moves. `picture`: 1280 x 720, or with
/// the same view in more pixels.
Outcome<stage::Stage> fullTable(const GameKit& kit, cv::Size picture);
/// The same before anything was laid or thrown.
Outcome<stage::Stage> bareTable(const GameKit& kit, cv::Size picture);

}  // namespace lk::app
