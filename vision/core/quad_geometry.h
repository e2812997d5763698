// Plane geometry of quadrilaterals: the outlines of cards, dice, marks and sheets, in image pixels.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

cv::Point2f centreOf(const Quad& quad);
double areaOf(const Quad& quad);
/// Mean length of the sides 0-1 and 2-3, and of the sides 1-2 and 3-0.
cv::Size2f sidesOf(const Quad& quad);
double shortSideOf(const Quad& quad);
std::vector<cv::Point2f> points(const Quad& quad);
/// The pixels around it, grown by `margin`, within an image of `size`; may be empty.
cv::Rect boxAround(const Quad& quad, int margin, cv::Size size);

/// Whether a point lies inside a convex quadrilateral or on its rim.
bool holds(const Quad& quad, cv::Point2f point);
bool isConvex(const Quad& quad);
/// Shared area over joint area, 0..1, of two convex ones.
double overlap(const Quad& a, const Quad& b);
/// Area both share, over the area of the smaller one: 1 when one lies inside the other.
double sharedOfSmaller(const Quad& a, const Quad& b);
/// True when no corner of `a` is farther from that of `b` than this share of its size.
bool nearlySame(const Quad& a, const Quad& b, double share);

/// The same corners, beginning `steps` later.
Quad startingAt(const Quad& quad, int steps);
/// Clockwise as seen in the image, beginning with the corner nearest the image's top left.
Quad fromTopLeft(const Quad& quad);
Quad shifted(const Quad& quad, cv::Point2f by);
/// Every corner farther from the centre by this part of its distance.
Quad grown(const Quad& quad, double by);
/// The same place in an image that is larger by `factor`.
Quad scaled(const Quad& quad, float factor);
/// Where a homography takes it.
Quad mapped(const cv::Matx33d& h, const Quad& quad);

/// Paints the quadrilateral, grown by `grow` of its size, 255 into `mask`.
void paintQuad(cv::Mat& mask, const Quad& quad, double grow = 0);

}  // namespace lk::vision
