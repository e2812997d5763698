// How a card's outline projects into the image: rotation, tilt and perspective.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns the same corners, starting so that the side 0-1 is a short one. The card then rectifies in
/// portrait format.
Quad portrait(const Quad& quad);

/// Returns a card's clockwise rotation against the image's upright, degrees, 0..360. `corners` start at the
/// card's own top left.
double turnOf(const Quad& corners);

/// Returns the length ratio of two opposite sides, longer over shorter, of the worse pair. Measures how
/// strongly perspective narrows the quad.
double narrowing(const Quad& quad);

/// Returns the cosine of the gentlest tilt under which a rectangle looks like `quad`; 1 is seen from straight
/// above. The rectangle's aspect (long over short side) may be anything in [lowest, highest].
double tiltCosine(const Quad& quad, double lowest, double highest);

}  // namespace lk::vision
