// How a card's outline looks to a camera: upright, turned, tilted.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Begins at a corner from which the first side is a short one, so that the outline cuts out upright.
Quad portrait(const Quad& quad);

/// Clockwise turn of a card, given from its own top left, against the image's upright, degrees, 0..360.
double turnOf(const Quad& corners);

/// Longer over shorter of two opposite sides, the worse pair: how strongly perspective narrows the quad.
double narrowing(const Quad& quad);

/// The tilt against the camera (cosine: 1 = seen from straight above) under which a rectangle of an aspect
/// (long over short side) within [lowest, highest] looks like `quad`; the gentlest one that does.
double tiltCosine(const Quad& quad, double lowest, double highest);

}  // namespace lk::vision
