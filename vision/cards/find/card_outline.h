// The outline of a card in an image.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A quadrilateral with a card's proportions. Image pixels.
struct CardOutline {
  Quad corners{};    // clockwise, from the corner nearest the image's top left
  double score = 0;  // edge support of the sides, 0..1
  /// Alternative outlines of the same card, for example the printed frame inside its rim or its sleeve.
  /// Corner order as in `corners`.
  std::vector<Quad> alternatives;
  /// True if the size differs from that of most cards in the image, or, without a common size, if the shape
  /// is unusual. An outlier is a part of a card or another kind of object, unless it gets a card's name.
  bool outlier = false;
  bool doubted = false;  // has only edge support; examined like any other, but dropped without a name
};

}  // namespace lk::vision
