// Random tables with movement, generated from a seed: hands lay, turn, move, nudge and remove cards, throw
// dice, or touch nothing. Used to measure what the tracker reports over time.
#pragma once

#include "stage/scene.h"

namespace lk::stage {

/// Time of the first step, and time between steps, in seconds. Each hand is gone well before the next one
/// comes.
inline constexpr double kFirstStep = 1.6, kStep = 2.4;

/// Returns a table determined by the seed alone: a tray, a few cards, and `steps` actions one after the
/// other, at 30 frames per second (every third seed: 15).
Scene movingTable(std::uint64_t seed, cv::Size picture, int steps, const rules::CardBook& cards,
                  const carddb::TableLayout& layout);

}  // namespace lk::stage
