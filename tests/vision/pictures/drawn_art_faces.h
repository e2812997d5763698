// Faces of collectible cards drawn for tests: a rim, frames printed inside it, a title, a picture full of
// detail, a box of text. What lies inside such a card looks like a card's edge, too.
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
  fullBleed,      // the picture goes to the edge
  fullBleedLine,  // and has a line printed on it, all around
  darkOnBlack,
  tarot,      // a rim of paper and one large picture
  heavyFoot,  // a rim that is wider below
};
inline constexpr int kArtDesigns = 12;
const char* nameOf(ArtDesign design);

/// A face, `kArtPixelsPerMm` pixels a millimetre, its corners not rounded. Cards of one `set` share the rim's
/// width and colours; every `number` has its own picture, title and text.
cv::Mat artFace(ArtDesign design, unsigned set, unsigned number);

}  // namespace lk::vision::drawn
