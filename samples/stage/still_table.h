// Seeded still tables: cards lying about in every way a table allows, to measure the eyes on.
#pragma once

#include "stage/scene.h"

namespace lk::stage {

/// Of each card at least this share is in sight: inside the picture and under no other card.
inline constexpr double kLeastVisible = 0.62;

/// A table that the seed alone decides: up to 60 cards of the book, at least 15 unless they would be too
/// small, turned anyhow, apart, touching or overlapping, a few cut by the picture's edge, some sleeved, some
/// face down; on wood, cloth, black or white; dice on and beside them; lamps that glare, bands of shadow;
/// seen by a camera tilted up to 40 degrees. No card is smaller than 84 pixels along its long side.
Scene stillTable(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
                 const carddb::TableLayout& layout);

}  // namespace lk::stage
