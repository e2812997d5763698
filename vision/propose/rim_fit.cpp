#include "vision/propose/rim_fit.h"

#include <algorithm>
#include <cmath>

#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr int kPlaces = 28;            // sample positions along a side
constexpr double kCornerShare = 0.08;  // of a side, left out at both ends: rounded corners
constexpr double kMaxCells = 105;      // cells; longest side of a card that the net detects best
constexpr double kReach = 0.2;         // of the short side, either way; search range of the first pass
constexpr double kReachAgain = 0.1;
constexpr double kStep = 0.5;   // cells between two offsets
constexpr int kMaxSteps = 24;   // either way
constexpr double kAway = 0.25;  // fraction of the score lost by a line at the end of the search range
constexpr double kSlant = 0.6;  // of the search range; largest difference between a line's two offsets

/// Returns the finest level on which the card is not too large for the net.
const CardMaps& mapsFor(const Quad& box, const std::vector<CardMaps>& maps) {
  const cv::Size2f sides = sidesOf(box);
  const double along = std::max(sides.width, sides.height);
  const CardMaps* best = &maps.front();
  for (const CardMaps& level : maps)
    if (along / level.cell <= kMaxCells) best = &level;
  return *best;
}

float sampleAt(const cv::Mat1f& map, double x, double y) {
  if (x < 0 || y < 0 || x > map.cols - 1 || y > map.rows - 1) return 0;
  const int x0 = std::min(static_cast<int>(x), map.cols - 2),
            y0 = std::min(static_cast<int>(y), map.rows - 2);
  if (x0 < 0 || y0 < 0) return 0;
  const auto fx = static_cast<float>(x - x0), fy = static_cast<float>(y - y0);
  return (map(y0, x0) * (1 - fx) + map(y0, x0 + 1) * fx) * (1 - fy) +
         (map(y0 + 1, x0) * (1 - fx) + map(y0 + 1, x0 + 1) * fx) * fy;
}

struct Line {
  cv::Point2d from, to;  // cells
  double support = 0;
};

/// Returns the line with the best rim support near the side from `from` to `to` (cells).
Line bestLine(const cv::Mat1f& rim, cv::Point2d from, cv::Point2d to, double reach) {
  const cv::Point2d run = to - from;
  const double length = std::max(1e-6, std::sqrt(run.dot(run)));
  const cv::Point2d outward(run.y / length, -run.x / length);
  const int half = std::clamp(static_cast<int>(std::ceil(reach / kStep)), 1, kMaxSteps);
  const double step = reach / half;
  const int width = 2 * half + 1;
  cv::Mat1f table(kPlaces, width);
  for (int i = 0; i < kPlaces; ++i) {
    const double along = kCornerShare + (1 - 2 * kCornerShare) * (i + 0.5) / kPlaces;
    for (int k = 0; k < width; ++k) {
      const cv::Point2d at = from + run * along + outward * ((k - half) * step);
      table(i, k) = sampleAt(rim, at.x, at.y);
    }
  }
  double best = -1, support = 0;
  int bestStart = half, bestEnd = half;
  for (int start = 0; start < width; ++start)
    for (int end = 0; end < width; ++end) {
      if (std::abs(start - end) > 2 * kSlant * half) continue;
      double sum = 0;
      for (int i = 0; i < kPlaces; ++i) {
        const double along = kCornerShare + (1 - 2 * kCornerShare) * (i + 0.5) / kPlaces;
        sum += table(i, cvRound(start + (end - start) * along));
      }
      const double away = std::abs(start + end - 2 * half) / (2.0 * half);
      const double score = sum / kPlaces * (1 - kAway * away);
      if (score > best) best = score, support = sum / kPlaces, bestStart = start, bestEnd = end;
    }
  return {from + outward * ((bestStart - half) * step), to + outward * ((bestEnd - half) * step), support};
}

}  // namespace

RimOutline fitRim(const Quad& box, const std::vector<CardMaps>& maps) {
  RimOutline fitted{box, {}};
  if (maps.empty()) return fitted;
  const CardMaps& level = mapsFor(box, maps);
  std::array<cv::Point2d, 4> corners;
  for (std::size_t i = 0; i < 4; ++i)
    corners[i] = cv::Point2d(box[i]) * (1 / level.cell) - cv::Point2d(0.5, 0.5);
  const double size = shortSideOf(box) / level.cell;
  for (const double reach : {kReach * size, kReachAgain * size}) {
    std::array<Line, 4> lines;
    for (std::size_t i = 0; i < 4; ++i)
      lines[i] = bestLine(level.rim, corners[i], corners[(i + 1) % 4], std::max(1.0, reach));
    for (std::size_t i = 0; i < 4; ++i) {
      const Line &before = lines[(i + 3) % 4], &side = lines[i];
      corners[i] = crossing(before.from, before.to, side.from, side.to, corners[i]);
      fitted.support[i] = lines[i].support;
    }
  }
  for (std::size_t i = 0; i < 4; ++i) fitted.corners[i] = (corners[i] + cv::Point2d(0.5, 0.5)) * level.cell;
  if (!isConvex(fitted.corners)) fitted.corners = box;
  return fitted;
}

std::array<double, 4> rimSupport(const Quad& outline, const std::vector<CardMaps>& maps) {
  std::array<double, 4> support{};
  if (maps.empty()) return support;
  const CardMaps& level = mapsFor(outline, maps);
  for (std::size_t side = 0; side < 4; ++side) {
    const cv::Point2d from = outline[side], to = outline[(side + 1) % 4];
    for (int i = 0; i < kPlaces; ++i) {
      const double along = kCornerShare + (1 - 2 * kCornerShare) * (i + 0.5) / kPlaces;
      const cv::Point2d at = (from + (to - from) * along) * (1 / level.cell) - cv::Point2d(0.5, 0.5);
      support[side] += sampleAt(level.rim, at.x, at.y) / kPlaces;
    }
  }
  return support;
}

}  // namespace lk::vision
