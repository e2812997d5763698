#include "vision/cards/find/card_stack.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "vision/core/pixel_at.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kBarely = 0.02;   // of the smaller card's area; less overlap is only touching
constexpr double kCorner = 0.07;   // of a side, at both ends: rounded corners are not examined
constexpr double kDepth = 0.02;    // of a card's size; positions nearer to the other card's edge are not used
constexpr double kClearly = 0.14;  // least difference in edge support that decides the order
constexpr int kMinPlaces = 4;
constexpr int kPlaces = 48;  // sample positions along a side

double largestStep(const cv::Vec3b& a, const cv::Vec3b& b) {
  return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

bool deepInside(const Quad& quad, cv::Point2f p, double depth) {
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2f side = quad[(i + 1) % 4] - quad[i], to = p - quad[i];
    if (side.x * to.y - side.y * to.x < depth * cv::norm(side)) return false;
  }
  return true;
}

/// Returns the edge support of `card` where it runs over `other`, 0..1, or nullopt if it does not.
std::optional<double> edgeOver(const cv::Mat& bgr, const Quad& card, const Quad& other) {
  const double size = std::sqrt(areaOf(other));
  const double depth = std::max(2.0, kDepth * size);
  const auto reach = static_cast<float>(std::max(1.5, 0.012 * size));
  std::vector<double> over, free;
  for (std::size_t side = 0; side < 4; ++side) {
    const cv::Point2f from = card[side], run = card[(side + 1) % 4] - from;
    const auto length = static_cast<float>(std::max(1e-3, cv::norm(run)));
    const cv::Point2f outward(run.y / length, -run.x / length);
    for (int i = 0; i < kPlaces; ++i) {
      const auto along = static_cast<float>(kCorner + (1 - 2 * kCorner) * (i + 0.5) / kPlaces);
      const cv::Point2f p = from + run * along;
      if (p.x < 1 || p.y < 1 || p.x > static_cast<float>(bgr.cols - 2) ||
          p.y > static_cast<float>(bgr.rows - 2))
        continue;
      const bool inside = deepInside(other, p, depth);
      if (!inside && holds(other, p)) continue;
      double step = 0;
      for (const float shift : {-reach, -reach / 2, 0.0F, reach / 2, reach})
        step = std::max(step, largestStep(pixelAt(bgr, p + outward * (shift + 1.2F)),
                                          pixelAt(bgr, p + outward * (shift - 1.2F))));
      (inside ? over : free).push_back(step);
    }
  }
  if (over.size() < kMinPlaces) return {};
  double usual = 40;
  if (free.size() >= kMinPlaces) {
    std::nth_element(free.begin(), free.begin() + static_cast<std::ptrdiff_t>(free.size() / 2), free.end());
    usual = free[free.size() / 2];
  }
  const double enough = std::clamp(0.5 * usual, 10.0, 40.0);
  double seen = 0;
  for (const double step : over) seen += std::min(1.0, step / enough);
  return seen / static_cast<double>(over.size());
}

}  // namespace

std::vector<StackingOrder> stackingOrderOf(const cv::Mat& bgr, const std::vector<Quad>& given) {
  std::vector<Quad> outlines;
  for (const Quad& quad : given) outlines.push_back(fromTopLeft(quad));
  std::vector<StackingOrder> stacked(outlines.size());
  for (std::size_t a = 0; a < outlines.size(); ++a)
    for (std::size_t b = a + 1; b < outlines.size(); ++b) {
      if (overlapOfSmaller(outlines[a], outlines[b]) < kBarely) continue;
      const auto edgeA = edgeOver(bgr, outlines[a], outlines[b]);
      const auto edgeB = edgeOver(bgr, outlines[b], outlines[a]);
      const double lead = edgeA.value_or(0.5) - edgeB.value_or(0.5);
      if (std::abs(lead) < kClearly) {
        stacked[a].undecided.push_back(b);
        stacked[b].undecided.push_back(a);
      } else {
        const auto [upper, lower] = lead > 0 ? std::pair(a, b) : std::pair(b, a);
        stacked[upper].on.push_back(lower);
        stacked[lower].under.push_back(upper);
      }
    }
  return stacked;
}

}  // namespace lk::vision
