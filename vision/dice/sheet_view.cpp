#include "vision/dice/sheet_view.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {

namespace {

constexpr double kDieMm = 16;             // the common six-sided die
constexpr double kDicePixelsPerMm = 2.5;  // a higher resolution does not improve the reading
// Limits that exclude printed letters.
constexpr double kMinDieMm = 10.7, kMaxDieMm = 30, kMaxDie = 1.5;
constexpr double kQuietMm = 1.5;  // certainly paper, unless a die lies across the mark's rim

cv::Rect viewRect(const cv::Rect2d& mm, double pixelsPerMm) {
  const auto at = [&](double v) { return int(std::lround((v + kSheetMarginMm) * pixelsPerMm)); };
  return {cv::Point(at(mm.x), at(mm.y)), cv::Point(at(mm.x + mm.width), at(mm.y + mm.height))};
}

/// Returns the median of a thin ring around the mark. It is paper, even if a die lies across a corner.
cv::Scalar paperAround(const cv::Mat& view, const cv::Rect& ring) {
  std::array<std::vector<uchar>, 3> values;
  const auto take = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= view.cols || y >= view.rows) return;
    const cv::Vec3b& p = view.at<cv::Vec3b>(y, x);
    for (size_t c = 0; c < 3; ++c) values[c].push_back(p[int(c)]);
  };
  for (int x = ring.x; x < ring.x + ring.width; ++x) take(x, ring.y), take(x, ring.y + ring.height - 1);
  for (int y = ring.y; y < ring.y + ring.height; ++y) take(ring.x, y), take(ring.x + ring.width - 1, y);
  cv::Scalar paper(255, 255, 255);
  for (size_t c = 0; c < 3; ++c) {
    if (values[c].empty()) continue;
    const auto middle = values[c].begin() + std::ptrdiff_t(values[c].size() / 2);
    std::nth_element(values[c].begin(), middle, values[c].end());
    paper[int(c)] = *middle;
  }
  return paper;
}

}  // namespace

SheetView viewSheet(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                    double pixelsPerMm) {
  SheetView view;
  view.pixelsPerMm = pixelsPerMm;
  const double s = 1 / pixelsPerMm;
  view.toImage = sheet.toImage * cv::Matx33d(s, 0, -kSheetMarginMm, 0, s, -kSheetMarginMm, 0, 0, 1);
  const cv::Size size(int(std::lround((spec.size.width + 2 * kSheetMarginMm) * pixelsPerMm)),
                      int(std::lround((spec.size.height + 2 * kSheetMarginMm) * pixelsPerMm)));
  cv::warpPerspective(bgr, view.bgr, view.toImage, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  for (const MarkSpec& mark : spec.marks) {
    const double quiet = std::min(kQuietMm, mark.square.width * 0.03);
    const cv::Rect2d grown(mark.square.x - quiet, mark.square.y - quiet, mark.square.width + 2 * quiet,
                           mark.square.height + 2 * quiet);
    const cv::Rect ring = viewRect(grown, pixelsPerMm);
    const cv::Scalar paper = paperAround(view.bgr, ring);
    cv::rectangle(view.bgr, ring, paper, cv::FILLED);
  }
  return view;
}

SheetView viewForDice(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec) {
  return viewSheet(bgr, sheet, spec, kDicePixelsPerMm);
}

double dieSidePixels(const SheetView& view) {
  return kDieMm * view.pixelsPerMm;
}

std::vector<DieSighting> readSheetDice(const cv::Mat& bgr, const SheetSighting& sheet,
                                       const SheetSpec& spec) {
  const SheetView view = viewForDice(bgr, sheet, spec);
  std::vector<DieSighting> dice = readDiceOfSize(view.bgr, dieSidePixels(view));
  const auto noDie = [&](const DieSighting& die) {
    const double side = std::sqrt(areaOf(die.corners)) / view.pixelsPerMm;
    if (side < kMinDieMm || side > kMaxDieMm) return true;
    const double width = cv::norm(die.corners[1] - die.corners[0]),
                 height = cv::norm(die.corners[2] - die.corners[1]);
    if (std::max(width, height) > kMaxDie * std::min(width, height)) return true;
    const cv::Point2f c =
        centreOf(die.corners) * float(1 / view.pixelsPerMm) - cv::Point2f(kSheetMarginMm, kSheetMarginMm);
    return c.x < 0 || c.y < 0 || c.x > spec.size.width || c.y > spec.size.height;
  };
  dice.erase(std::remove_if(dice.begin(), dice.end(), noDie), dice.end());
  for (DieSighting& die : dice) {
    std::vector<cv::Point2f> at(die.corners.begin(), die.corners.end());
    cv::perspectiveTransform(at, at, view.toImage);
    // The sheet may be rotated, so the first corner is chosen anew: the one nearest the image's top left.
    const auto first =
        std::min_element(at.begin(), at.end(), [](auto a, auto b) { return a.x + a.y < b.x + b.y; });
    std::rotate(at.begin(), first, at.end());
    std::copy(at.begin(), at.end(), die.corners.begin());
  }
  return dice;
}

}  // namespace lk::vision
