#include "app/workshop/enrolling/whole_scan.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"

namespace lk::app {

namespace {

constexpr double kAspect = 88.0 / 63.0;
constexpr double kOff = 0.025;       // of the proportions; photos (4:3, 3:2, 16:9) differ by more
constexpr double kAll = 0.93;        // of the picture; printed frames are farther from the edge
constexpr double kLarge = 0.55;      // of the picture; a card of this size leaves little space for a table
constexpr double kOther = 0.08;      // of the proportions; more than between makes of cards
constexpr double kFrameOff = 0.012;  // of the proportions; a frame 2 mm inside the edge differs by more
constexpr double kUpright = 0.008;   // of the picture's short side
constexpr double kConfidence = 0.9;  // as for any outline that was not recognised

/// Returns how far proportions deviate from a card's, in either orientation.
double offAspect(double width, double height) {
  return std::abs(std::max(width, height) / std::max(1.0, std::min(width, height)) / kAspect - 1);
}

/// Returns whether a rectangle is parallel to the picture's sides. Print in a scan is, things in a photo
/// hardly ever.
bool isUpright(const vision::Quad& quad, cv::Size picture) {
  const cv::Rect2f around = cv::boundingRect(std::vector<cv::Point2f>(quad.begin(), quad.end()));
  const vision::Quad box{around.tl(), {around.br().x, around.y}, around.br(), {around.x, around.br().y}};
  const double slack = 1 + kUpright * std::min(picture.width, picture.height);  // the box has integer pixels
  for (std::size_t i = 0; i < box.size(); ++i)
    if (cv::norm(vision::fromTopLeft(quad)[i] - box[i]) > slack) return false;
  return true;
}

/// Returns whether a rectangle is a frame printed on a card that fills the picture: it has other proportions
/// than a card, or is so large that the equal margin on all sides changes its proportions slightly.
bool isFrame(const vision::Quad& quad, cv::Size picture) {
  const cv::Size2f sides = vision::sidesOf(quad);
  const double share = vision::areaOf(quad) / picture.area(), off = offAspect(sides.width, sides.height);
  const bool around = share > kLarge && off > offAspect(picture.width, picture.height) + kFrameOff;
  return share < kAll && isUpright(quad, picture) && (around || off > kOther);
}

/// Joins rectangles that fill a frame without gaps into one; nullopt for separate cards.
std::optional<vision::Quad> joined(const std::vector<vision::CardSighting>& found, cv::Size picture) {
  constexpr double kFilled = 0.9;
  std::vector<cv::Point2f> corners;
  double area = 0;
  for (const vision::CardSighting& card : found) {
    if (!isUpright(card.corners, picture)) return {};
    corners.insert(corners.end(), card.corners.begin(), card.corners.end());
    area += vision::areaOf(card.corners);
  }
  const cv::Rect2f box = cv::boundingRect(corners);
  if (area < kFilled * box.area()) return {};
  return vision::Quad{box.tl(), {box.br().x, box.y}, box.br(), {box.x, box.br().y}};
}

}  // namespace

std::optional<vision::CardSighting> wholeScan(const cv::Mat& bgr,
                                              const std::vector<vision::CardSighting>& found) {
  if (bgr.empty() || offAspect(bgr.cols, bgr.rows) > kOff) return {};
  if (!found.empty()) {
    const auto all = found.size() == 1 ? std::optional(found.front().corners) : joined(found, bgr.size());
    if (!all || !isFrame(*all, bgr.size())) return {};
  }
  return wholePicture(bgr);
}

vision::CardSighting wholePicture(const cv::Mat& bgr) {
  // Pixel centres have integer coordinates: the picture extends half a pixel beyond the first and last
  // centre.
  const auto right = static_cast<float>(bgr.cols) - 0.5F, bottom = static_cast<float>(bgr.rows) - 0.5F;
  vision::CardSighting card;
  card.corners = {cv::Point2f(-0.5F, -0.5F), {right, -0.5F}, {right, bottom}, {-0.5F, bottom}};
  card.confidence = kConfidence;
  return card;
}

double offCardProportions(cv::Size picture) {
  return offAspect(picture.width, picture.height);
}

}  // namespace lk::app
