// Draws faces of collectible cards for tests: a rim, frames printed inside it, a title, a detailed picture, a
// text box. The frames inside such a card resemble a card's edge.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

inline constexpr double kArtWidthMm = 63, kArtHeightMm = 88;
inline constexpr double kArtPixelsPerMm = 12;

enum class ArtDesign {
  blackRim,
  whiteRim,
  greyDoubleFrame,
  goldRim,
  colouredRim,
  blackDoubleFrame,
  marbledRim,
  fullBleed,      // the picture extends to the edge
  fullBleedLine,  // the same with a line printed on it, all around
  darkOnBlack,
  tarot,      // a rim of paper and one large picture
  heavyFoot,  // a rim that is wider at the bottom
};
inline constexpr int kArtDesigns = 12;
const char* nameOf(ArtDesign design);

/// Returns a face at `kArtPixelsPerMm` with square corners. Cards of one `set` share the rim's width and
/// colours. Every `number` has its own picture, title and text.
cv::Mat artFace(ArtDesign design, unsigned set, unsigned number);

}  // namespace lk::vision::drawn
