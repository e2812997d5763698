#include "vision/cards/name/card_descriptor.h"

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/card_look.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {

cv::Mat rectifyCard(const cv::Mat& bgr, const Quad& corners, cv::Size size) {
  // Pixel centres lie at whole numbers: the card's edge is half a pixel outside of the first.
  const auto w = static_cast<float>(size.width);
  const auto h = static_cast<float>(size.height);
  const Quad upright{cv::Point2f(-0.5F, -0.5F), {w - 0.5F, -0.5F}, {w - 0.5F, h - 0.5F}, {-0.5F, h - 0.5F}};
  const cv::Mat toCard = cv::getPerspectiveTransform(corners.data(), upright.data());
  cv::Mat card;
  cv::warpPerspective(bgr, card, toCard, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return card;
}

Descriptor describeCard(const cv::Mat& bgr, const Quad& corners) {
  const bool across = liesAcross(corners);
  return toDescriptor({lookOf(cutForLook(bgr, startingAt(corners, across ? 1 : 0))), across});
}

double sharpness(const cv::Mat& bgr, const Quad& corners) {
  cv::Mat grey;
  cv::cvtColor(rectifyCard(bgr, corners, {252, 352}), grey, cv::COLOR_BGR2GRAY);
  // Without the rim, whose edge against the table says nothing of the card's print.
  const cv::Mat inner = grey(cv::Rect(13, 18, 226, 316));
  cv::Mat laplacian;
  cv::Laplacian(inner, laplacian, CV_32F);
  cv::Scalar mean;
  cv::Scalar deviation;
  cv::meanStdDev(laplacian, mean, deviation);
  return deviation[0] * deviation[0];
}

}  // namespace lk::vision
