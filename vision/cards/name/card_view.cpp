#include "vision/cards/name/card_view.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr float kLongSide = 2.0F * kLookHeight;  // pixels of a card's long side; a look needs no more
constexpr float kRim = 0.14F;                    // of the long side

/// Returns a mask with 255 where a close-up extends beyond the image.
cv::Mat beyond(cv::Size picture, const cv::Matx33d& toFrame, cv::Size size) {
  cv::Mat mask(size, CV_8U, cv::Scalar(0));
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) {
      const cv::Vec3d p = toFrame * cv::Vec3d(x, y, 1);
      const double column = p[0] / p[2], row = p[1] / p[2];
      if (column < 0 || row < 0 || column > picture.width - 1 || row > picture.height - 1)
        mask.at<std::uint8_t>(y, x) = 255;
    }
  return mask;
}

}  // namespace

CardView closeUpOf(const CardView& view) {
  const cv::Size2f sides = sidesOf(view.outline);
  const float scale = kLongSide / std::max({sides.width, sides.height, 1.0F});
  const float rim = std::round(kRim * kLongSide), w = std::round(sides.width * scale),
              h = std::round(sides.height * scale);
  CardView closeUp;
  closeUp.motionModel = view.motionModel;
  closeUp.lighting = view.lighting;
  // Pixel centres have integer coordinates, so an edge lies half a pixel outside the first pixel.
  const float left = rim - 0.5F;
  closeUp.outline = {cv::Point2f(left, left), {left + w, left}, {left + w, left + h}, {left, left + h}};
  closeUp.toFrame = cv::getPerspectiveTransform(closeUp.outline.data(), view.outline.data());
  const cv::Size size(static_cast<int>(w + 2 * rim), static_cast<int>(h + 2 * rim));
  const float right = static_cast<float>(size.width) - 0.5F, foot = static_cast<float>(size.height) - 0.5F;
  const Quad all{cv::Point2f(-0.5F, -0.5F), {right, -0.5F}, {right, foot}, {-0.5F, foot}};
  const Quad taken = mapped(closeUp.toFrame, all);
  closeUp.picture = cutOut(view.picture, taken, size);
  const bool inside =
      boxAround(taken, 2, view.picture.size()).size() == boxAround(taken, 2, {1 << 20, 1 << 20}).size();
  closeUp.hidden = inside ? cv::Mat::zeros(size, CV_8U) : beyond(view.picture.size(), closeUp.toFrame, size);
  const cv::Matx33d here = closeUp.toFrame.inv();
  for (const Quad& quad : view.above) paintQuad(closeUp.hidden, mapped(here, quad));
  return closeUp;
}

}  // namespace lk::vision
