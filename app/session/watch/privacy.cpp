#include "app/session/watch/privacy.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "app/session/table/mat_frame.h"
#include "carddb/sheets.h"

namespace lk::app {

namespace {

/// Extra margin around a covered tray, about one die: a leaning die or one on the rim is visible beyond the
/// tray's outline.
constexpr double kMarginMm = 18;
/// Distance from a tray at which dice leave a hand, including the offset that their height adds in the
/// picture.
constexpr double kFlightMm = 190;
const cv::Scalar kCover(46, 38, 34);

/// Returns the outline of a tray in the picture, enlarged by `margin` millimetres.
std::vector<cv::Point> around(const vision::SheetSighting& tray, rules::Seat seat, double margin) {
  const carddb::Sheet sheet = carddb::traySheet(seat);
  std::vector<cv::Point> outline;
  for (const auto& [x, y] : {std::pair{-margin, -margin},
                             {sheet.width + margin, -margin},
                             {sheet.width + margin, sheet.height + margin},
                             {-margin, sheet.height + margin}}) {
    const cv::Vec3d p = tray.toImage * cv::Vec3d(x, y, 1);
    outline.emplace_back(cvRound(p[0] / p[2]), cvRound(p[1] / p[2]));
  }
  return outline;
}

}  // namespace

void coverPrivate(cv::Mat& bgr, const std::vector<rules::Seat>& covered,
                  const std::vector<vision::SheetSighting>& certain) {
  for (const rules::Seat seat : covered) {
    const vision::SheetSighting* tray = traySeen(certain, seat);
    if (!tray) {
      bgr.setTo(kCover);
      return;
    }
    cv::fillConvexPoly(bgr, around(*tray, seat, kMarginMm), kCover, cv::LINE_AA);
  }
}

void Surroundings::take(const cv::Mat& bgr, bool moving) {
  moving_ = moving;
  if (!moving) bgr.copyTo(still_);  // the owner of the frame may overwrite it
}

void Surroundings::restore(cv::Mat& shown, const std::vector<rules::Seat>& covered,
                           const std::vector<vision::SheetSighting>& certain) const {
  if (!moving_) return;
  for (const rules::Seat seat : covered) {
    const vision::SheetSighting* tray = traySeen(certain, seat);
    if (!tray) continue;
    const std::vector<cv::Point> outline = around(*tray, seat, kFlightMm);
    if (still_.size() != shown.size()) {
      cv::fillConvexPoly(shown, outline, kCover);
      continue;
    }
    const cv::Rect box = cv::boundingRect(outline) & cv::Rect({}, shown.size());
    if (box.empty()) continue;
    cv::Mat mask(box.size(), CV_8U, cv::Scalar(0)), before = still_(box);
    std::vector<cv::Point> inBox = outline;
    for (cv::Point& p : inBox) p -= box.tl();
    cv::fillConvexPoly(mask, inBox, cv::Scalar(255));
    if (shown.channels() == 4) cv::cvtColor(still_(box), before, cv::COLOR_BGR2BGRA);
    before.copyTo(shown(box), mask);
  }
}

}  // namespace lk::app
