#include "vision/cards/name/describe/card_descriptor.h"

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/core/quad_geometry.h"
#include "vision/core/rectify_card.h"

namespace lk::vision {

Descriptor describeCard(const cv::Mat& bgr, const Quad& corners) {
  const bool across = liesAcross(corners);
  return toDescriptor({lookOf(cutForLook(bgr, startingAt(corners, across ? 1 : 0))), across});
}

double sharpness(const cv::Mat& bgr, const Quad& corners) {
  cv::Mat grey;
  cv::cvtColor(rectifyCard(bgr, corners, {252, 352}), grey, cv::COLOR_BGR2GRAY);
  // Excludes the rim, whose edge against the table says nothing about the print.
  const cv::Mat inner = grey(cv::Rect(13, 18, 226, 316));
  cv::Mat laplacian;
  cv::Laplacian(inner, laplacian, CV_32F);
  cv::Scalar mean;
  cv::Scalar deviation;
  cv::meanStdDev(laplacian, mean, deviation);
  return deviation[0] * deviation[0];
}

}  // namespace lk::vision
