// Random tables at rest, generated from a seed: cards in all situations a table allows. Used to measure
// recognition.
#pragma once

#include "stage/scene.h"

namespace lk::stage {

/// Minimum fraction of each card that is visible: inside the picture and under no other card.
inline constexpr double kMinVisible = 0.62;

/// Returns a table determined by the seed alone: up to 60 cards of the book, at least 15 unless they would be
/// too small, at any angle, apart, touching or overlapping, a few cut by the picture's edge, some sleeved,
/// some face down; on wood, cloth, black or white; with dice on and beside them, reflections and bands of
/// shadow; seen by a camera tilted up to 40 degrees. Each card is at least 84 pixels long.
Scene stillTable(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
                 const carddb::TableLayout& layout);

}  // namespace lk::stage
