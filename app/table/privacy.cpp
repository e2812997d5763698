#include "app/table/privacy.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "carddb/sheets.h"

namespace lk::app {

namespace {

/// A die on a tray's rim, or one that leans, shows beyond the tray's outline: cover this much more, about a
/// die.
constexpr double kMarginMm = 18;
const cv::Scalar kCover(46, 38, 34);

const vision::SheetSighting* find(const std::vector<vision::SheetSighting>& sheets, const std::string& id) {
  const auto at = std::find_if(sheets.begin(), sheets.end(), [&](const auto& s) { return s.id == id; });
  return at == sheets.end() ? nullptr : &*at;
}

}  // namespace

void coverPrivate(cv::Mat& bgr, const std::vector<rules::Seat>& covered,
                  const std::vector<vision::SheetSighting>& certain) {
  for (const rules::Seat seat : covered) {
    const vision::SheetSighting* tray = find(certain, std::string("TRAY:") + rules::letter(seat));
    if (!tray) {
      bgr.setTo(kCover);
      return;
    }
    const carddb::Sheet sheet = carddb::traySheet(seat);
    std::vector<cv::Point> outline;
    for (const auto& [x, y] : {std::pair{-kMarginMm, -kMarginMm},
                               {sheet.width + kMarginMm, -kMarginMm},
                               {sheet.width + kMarginMm, sheet.height + kMarginMm},
                               {-kMarginMm, sheet.height + kMarginMm}}) {
      const cv::Vec3d p = tray->toImage * cv::Vec3d(x, y, 1);
      outline.emplace_back(cvRound(p[0] / p[2]), cvRound(p[1] / p[2]));
    }
    cv::fillConvexPoly(bgr, outline, kCover, cv::LINE_AA);
  }
}

}  // namespace lk::app
