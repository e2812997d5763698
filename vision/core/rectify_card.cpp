#include "vision/core/rectify_card.h"

#include <opencv2/imgproc.hpp>

namespace lk::vision {

cv::Mat rectifyCard(const cv::Mat& bgr, const Quad& corners, cv::Size size) {
  // Pixel centres have integer coordinates, so the card's edge lies half a pixel outside the first pixel.
  const auto w = static_cast<float>(size.width);
  const auto h = static_cast<float>(size.height);
  const Quad upright{cv::Point2f(-0.5F, -0.5F), {w - 0.5F, -0.5F}, {w - 0.5F, h - 0.5F}, {-0.5F, h - 0.5F}};
  const cv::Mat toCard = cv::getPerspectiveTransform(corners.data(), upright.data());
  cv::Mat card;
  cv::warpPerspective(bgr, card, toCard, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return card;
}

}  // namespace lk::vision
