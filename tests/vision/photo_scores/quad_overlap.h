// Area and overlap of outlines.
#pragma once

#include "vision/core/sighting.h"

namespace lk::photo_scores {

/// Returns the area in square pixels, 0 or more.
double areaOf(const vision::Quad& quad);
cv::Point2f middleOf(const vision::Quad& quad);

/// Returns the shared area of two convex outlines.
double sharedArea(const vision::Quad& a, const vision::Quad& b);

/// Returns intersection over union, 0..1.
double overlapOf(const vision::Quad& a, const vision::Quad& b);

/// Returns the mean distance of the corners over the diagonal of `truth`, for the best corner order. A
/// label's first corner is not always the card's own top left.
double cornerError(const vision::Quad& seen, const vision::Quad& truth);

/// True if a point lies inside or on the edge.
bool holds(const vision::Quad& quad, cv::Point2f point);

}  // namespace lk::photo_scores
