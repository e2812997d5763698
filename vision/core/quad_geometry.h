// Plane geometry of quadrilaterals: outlines of cards, dice, marks and sheets, in image pixels.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

cv::Point2f centreOf(const Quad& quad);
double areaOf(const Quad& quad);
/// Returns the mean length of the sides 0-1 and 2-3, and of the sides 1-2 and 3-0.
cv::Size2f sidesOf(const Quad& quad);
double shortSideOf(const Quad& quad);
std::vector<cv::Point2f> points(const Quad& quad);
/// Returns the bounding box, grown by `margin` pixels and clipped to an image of `size`. May be empty.
cv::Rect boxAround(const Quad& quad, int margin, cv::Size size);

/// True if a point lies inside a convex quadrilateral or on its edge.
bool holds(const Quad& quad, cv::Point2f point);
/// True if the corners run clockwise around a convex shape without nearly straight angles.
bool isConvex(const Quad& quad);
/// Returns the intersection over union of two convex quadrilaterals, 0..1.
double overlap(const Quad& a, const Quad& b);
/// Returns the shared area over the area of the smaller one, 0..1. It is 1 if one lies inside the other.
double overlapOfSmaller(const Quad& a, const Quad& b);
/// True if each corner of `a` is at most `share` times the size (square root of the area) away from that of
/// `b`.
bool nearlySame(const Quad& a, const Quad& b, double share);

/// Returns where the lines a-b and c-d cross, or `fallback` if they are parallel.
cv::Point2d crossing(cv::Point2d a, cv::Point2d b, cv::Point2d c, cv::Point2d d, cv::Point2d fallback);

/// Returns the same corners, starting `steps` corners later.
Quad startingAt(const Quad& quad, int steps);
/// Returns the corners clockwise as seen in the image, starting with the one nearest the image's top left.
Quad fromTopLeft(const Quad& quad);
Quad shifted(const Quad& quad, cv::Point2f by);
/// Returns the quadrilateral with each corner moved away from the centre by this fraction of its distance.
Quad grown(const Quad& quad, double by);
/// Returns the same place in an image enlarged by `factor`, with pixel centres at integer coordinates.
Quad scaled(const Quad& quad, float factor);
/// Returns the quadrilateral mapped by a homography.
Quad mapped(const cv::Matx33d& h, const Quad& quad);

/// Fills the quadrilateral, grown by `grow` of its size, with 255 in `mask`.
void paintQuad(cv::Mat& mask, const Quad& quad, double grow = 0);

}  // namespace lk::vision
