// Small measures of quadrilaterals.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

cv::Point2f centreOf(const Quad& quad);
double areaOf(const Quad& quad);
double shortSideOf(const Quad& quad);
bool holds(const Quad& quad, cv::Point2f point);
/// Shared area over joint area, 0..1.
double overlap(const Quad& a, const Quad& b);
/// The pixels around it, grown by `margin`, within an image of `size`; may be empty.
cv::Rect boxAround(const Quad& quad, int margin, cv::Size size);
/// The same corners, beginning `steps` later.
Quad startingAt(const Quad& quad, int steps);
Quad shifted(const Quad& quad, cv::Point2f by);
/// Every corner farther from the centre by this part of its distance.
Quad grown(const Quad& quad, double by);
std::vector<cv::Point2f> points(const Quad& quad);
/// Paints the quadrilateral, grown by `grow` of its size, 255 into `mask`.
void paintQuad(cv::Mat& mask, const Quad& quad, double grow = 0);

}  // namespace lk::vision
