#include "vision/cards/name/describe/card_visibility.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {

cv::Mat visibilityOf(const Quad& corners, cv::Size picture, const std::vector<Quad>& above,
                     const cv::Mat& hidden) {
  const cv::Rect2f box = cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end()));
  const bool whole = box.x >= 1 && box.y >= 1 && box.br().x < static_cast<float>(picture.width) - 1 &&
                     box.br().y < static_cast<float>(picture.height) - 1;
  if (whole && above.empty() && hidden.empty()) return {};
  const cv::Matx33d toImage = lookToImage(corners);
  cv::Mat sight(kLookHeight, kLookWidth, CV_8U, cv::Scalar(255));
  bool all = true;
  for (int y = 0; y < kLookHeight; ++y)
    for (int x = 0; x < kLookWidth; ++x) {
      const cv::Vec3d p = toImage * cv::Vec3d(x, y, 1);
      const cv::Point2f at(static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2]));
      const bool inPicture = at.x >= 0 && at.y >= 0 && at.x <= static_cast<float>(picture.width - 1) &&
                             at.y <= static_cast<float>(picture.height - 1);
      const bool free = hidden.empty() || !inPicture || hidden.at<std::uint8_t>(cv::Point(at)) == 0;
      const bool seen = inPicture && free && std::none_of(above.begin(), above.end(), [&](const Quad& quad) {
                          return holds(quad, at);
                        });
      if (!seen) sight.at<std::uint8_t>(y, x) = 0, all = false;
    }
  return all ? cv::Mat() : sight;
}

}  // namespace lk::vision
