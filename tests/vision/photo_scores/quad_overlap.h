// How two outlines in one picture lie to each other.
#pragma once

#include "vision/core/sighting.h"

namespace lk::photo_scores {

/// Returns the area in square pixels, 0 or more.
double areaOf(const vision::Quad& quad);
cv::Point2f middleOf(const vision::Quad& quad);

/// Returns the area both cover; outlines are convex.
double sharedArea(const vision::Quad& a, const vision::Quad& b);

/// Returns intersection over union, 0..1.
double overlapOf(const vision::Quad& a, const vision::Quad& b);

/// Returns the mean distance of the corners as a share of the diagonal of `truth`, at the turn that fits
/// best: a label's first corner is not always the card's own top left.
double cornerError(const vision::Quad& seen, const vision::Quad& truth);

/// Whether a point lies inside or on the edge.
bool holds(const vision::Quad& quad, cv::Point2f point);

}  // namespace lk::photo_scores
