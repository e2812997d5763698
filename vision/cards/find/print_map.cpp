#include "vision/cards/find/print_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Lengths are in short sides of a card.
constexpr double kMaxSides = 60;  // largest width and height of the map
constexpr double kRoom = 0.06;    // of a card's size; margin around known cards for rims and shadows
constexpr double kReach = 0.08;   // window over which busyness is averaged
constexpr double kNarrow = 0.35;  // width of lines and dice

constexpr double kFine = 60;     // pixels per short side; finer detail is texture
constexpr float kBusier = 2.5F;  // factor above the table
constexpr float kMinBusy = 3;    // grey levels; a camera's noise level

float medianOf(const cv::Mat& values, const cv::Mat& where) {
  std::vector<float> some;
  for (int y = 0; y < values.rows; ++y)
    for (int x = 0; x < values.cols; ++x)
      if (where.at<std::uint8_t>(y, x) != 0) some.push_back(values.at<float>(y, x));
  if (some.empty()) return 0;
  const auto middle = some.begin() + static_cast<std::ptrdiff_t>(some.size() / 2);
  std::nth_element(some.begin(), middle, some.end());
  return *middle;
}

cv::Mat busyness(const cv::Mat& bgr, double reach) {
  cv::Mat changes, mean;
  cv::GaussianBlur(bgr, changes, {3, 3}, 0);
  cv::morphologyEx(changes, changes, cv::MORPH_GRADIENT, cv::Mat::ones(3, 3, CV_8U));
  std::array<cv::Mat, 3> of;
  cv::split(changes, of.data());
  const int size = 2 * std::max(1, cvRound(reach)) + 1;
  cv::boxFilter(cv::max(of[0], cv::max(of[1], of[2])), mean, CV_32F, {size, size});
  return mean;
}

/// Returns the busyness of the bare table around each pixel. It varies, because light falls off and shade
/// reduces contrast. Pixels much busier than the median are not table.
cv::Mat tableOf(const cv::Mat& busy, const cv::Mat& visible) {
  constexpr int kAround = 6 * PrintMap::kPerSide + 1;
  const float most = medianOf(busy, visible);
  cv::Mat weight, all, table;
  cv::Mat(visible & (busy < 2 * most)).convertTo(weight, CV_32F, 1 / 255.0);
  cv::blur(busy.mul(weight), table, {kAround, kAround});
  cv::blur(weight, all, {kAround, kAround});
  constexpr float kMaxCandidates = 0.02F;  // with less table than this, the global value is used
  table = (table + kMaxCandidates * most) / (all + kMaxCandidates);
  return cv::max(table, kMinBusy);
}

/// Returns the short side of the known cards in units of the plane. The plane may have been estimated from
/// frames inside the cards' rims.
double shortSideOn(const CardPlane& plane, const std::vector<Quad>& known) {
  std::vector<double> sizes;
  for (const Quad& card : known) sizes.push_back(std::sqrt(plane.area(card)));
  if (sizes.empty()) return 1;
  const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
  std::nth_element(sizes.begin(), middle, sizes.end());
  return std::clamp(*middle, 0.8, 1.25);
}

/// Returns the part of the plane inside the image, or nullopt if the horizon is visible or nearly so.
std::optional<cv::Rect2d> inPicture(const CardPlane& plane, cv::Size picture) {
  const auto right = static_cast<float>(picture.width), bottom = static_cast<float>(picture.height);
  std::vector<cv::Point2f> at;
  int before = 0;
  for (const cv::Point2f corner : {cv::Point2f(0, 0), {right, 0}, {0, bottom}, {right, bottom}}) {
    const auto depth = (plane.toPlane * cv::Matx31d(corner.x, corner.y, 1))(2);
    before += depth > 0 ? 1 : 0;
    at.emplace_back(plane.onPlane(corner));
  }
  const auto [left, rightmost] =
      std::minmax_element(at.begin(), at.end(), [](auto a, auto b) { return a.x < b.x; });
  const auto [top, lowest] =
      std::minmax_element(at.begin(), at.end(), [](auto a, auto b) { return a.y < b.y; });
  const cv::Rect2d seen(left->x, top->y, rightmost->x - left->x, lowest->y - top->y);
  if (before % 4 != 0 || !(seen.width < kMaxSides && seen.height < kMaxSides)) return {};
  return seen;
}

}  // namespace

std::optional<PrintMap> printMapOf(const cv::Mat& bgr, const CardPlane& plane, const std::vector<Quad>& known,
                                   const cv::Mat& ignore) {
  const std::optional<cv::Rect2d> seen = inPicture(plane, bgr.size());
  if (!seen) return {};
  const double unit = shortSideOn(plane, known) / PrintMap::kPerSide;
  const cv::Size size(static_cast<int>(seen->width / unit) + 1, static_cast<int>(seen->height / unit) + 1);
  PrintMap map;
  map.toImage = plane.toImage * cv::Matx33d(unit, 0, seen->x, 0, unit, seen->y, 0, 0, 1);

  const cv::Point2d middle =
      plane.onPlane({static_cast<float>(bgr.cols) / 2, static_cast<float>(bgr.rows) / 2});
  const cv::Point2d half(0.5, 0);
  const double side = cv::norm(plane.inImage(middle + half) - plane.inImage(middle - half));
  // Averages whole pixels, or hardly reduces at all. Averages over parts of pixels take six times as long.
  const double finer = std::max(1.0, side / kFine), shrink = finer < 2 ? finer : std::floor(finer);
  cv::Mat reduced;
  cv::resize(bgr, reduced, {}, 1 / shrink, 1 / shrink, finer < 2 ? cv::INTER_LINEAR : cv::INTER_AREA);
  const cv::Matx33d shrunk = cv::Matx33d::diag({1 / shrink, 1 / shrink, 1});
  cv::warpPerspective(busyness(reduced, kReach * side / shrink), map.busy, shrunk * map.toImage, size,
                      cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);

  cv::Mat hidden(bgr.size(), CV_8U, cv::Scalar(0));
  if (!ignore.empty()) ignore.copyTo(hidden);
  for (const Quad& card : known) paintQuad(hidden, card, kRoom);
  cv::warpPerspective(hidden, map.visible, map.toImage, size, cv::INTER_NEAREST | cv::WARP_INVERSE_MAP,
                      cv::BORDER_CONSTANT, 255);
  map.visible = map.visible == 0;
  map.busy /= tableOf(map.busy, map.visible);
  return map;
}

std::optional<PrintedPatch> largestPatch(const PrintMap& map, int least) {
  cv::Mat printed = (map.busy > kBusier) & map.visible;
  const auto disc = [](double wide) {
    const int size = cvRound(wide * PrintMap::kPerSide);
    return cv::getStructuringElement(cv::MORPH_ELLIPSE, {size, size});
  };
  cv::morphologyEx(printed, printed, cv::MORPH_CLOSE, disc(2 * kReach));
  cv::morphologyEx(printed, printed, cv::MORPH_OPEN, disc(kNarrow));
  cv::Mat labels, stats, centres;
  const int count = cv::connectedComponentsWithStats(printed, labels, stats, centres, 4);
  int largest = 0;
  for (int i = 1; i < count; ++i) {
    const int area = stats.at<int>(i, cv::CC_STAT_AREA);
    if (area <= least) continue;
    least = area;
    largest = i;
  }
  if (largest == 0) return {};
  const int* row = stats.ptr<int>(largest);
  const cv::Rect box{row[cv::CC_STAT_LEFT], row[cv::CC_STAT_TOP], row[cv::CC_STAT_WIDTH],
                     row[cv::CC_STAT_HEIGHT]};
  const cv::Mat where = labels == largest;
  return PrintedPatch{where, box, medianOf(map.busy, where)};
}

}  // namespace lk::vision
