#include "app/table/privacy.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace lk::app {

namespace {

/// Dice lean on a tray's rim and tilt beyond its outline in the picture: cover this much more, relative to its size.
constexpr double kMargin = 0.12;
const cv::Scalar kCover(46, 38, 34);

const vision::SheetSighting* find(const std::vector<vision::SheetSighting>& sheets, const std::string& id) {
  const auto at = std::find_if(sheets.begin(), sheets.end(), [&](const auto& s) { return s.id == id; });
  return at == sheets.end() ? nullptr : &*at;
}

}  // namespace

void coverPrivate(cv::Mat& bgr, const std::vector<rules::Seat>& covered,
                  const std::vector<vision::SheetSighting>& sheets) {
  for (const rules::Seat seat : covered) {
    const vision::SheetSighting* tray = find(sheets, std::string("TRAY:") + rules::letter(seat));
    if (!tray) {
      bgr.setTo(kCover);
      return;
    }
    cv::Point2f centre(0, 0);
    for (const cv::Point2f& corner : tray->corners) centre += corner * 0.25f;
    std::vector<cv::Point> outline;
    for (const cv::Point2f& corner : tray->corners)
      outline.emplace_back(centre + (corner - centre) * static_cast<float>(1 + kMargin));
    cv::fillConvexPoly(bgr, outline, kCover, cv::LINE_AA);
  }
}

}  // namespace lk::app
