// Seeded tables on which something happens: cards laid, turned, moved, nudged and taken away by hands, dice
// thrown, hands that touch nothing; to measure on what the eyes tell over time.
#pragma once

#include "stage/scene.h"

namespace lk::stage {

/// The first thing happens so many seconds after the beginning, and every further one so many after that:
/// hands are gone well before the next come.
inline constexpr double kFirstStep = 1.6, kStep = 2.4;

/// A table that the seed alone decides: a tray, a few cards, and `steps` things done to them one after the
/// other; 30 frames a second, of every third seed 15.
Scene movingTable(std::uint64_t seed, cv::Size picture, int steps, const rules::CardBook& cards,
                  const carddb::TableLayout& layout);

}  // namespace lk::stage
