#include "vision/cards/find/fit/card_rim.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/core/pixel_at.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kAlong = 29;          // sample positions along a side
constexpr double kEnds = 0.1;       // of a side, left out at both ends: rounded corners
constexpr double kNearest = 0.014;  // of the short side; a nearer step is the outline's own edge
constexpr double kFarthest = 0.10;
constexpr int kMaxSteps = 40;
constexpr double kMinStep = 3.5;       // grey levels, of medians
constexpr double kAboveGrain = 2;      // in median deviations of the table
constexpr float kDeepestShade = 0.4F;  // of the table's light
constexpr float kShadeTint = 0.16F;    // largest change of colour caused by a shadow
constexpr double kStrong = 14;         // larger steps count no more than this
constexpr int kMinSides = 3;
// Grey levels of difference that uneven light may cause between the rim's sides.
constexpr double kRimSpread = 34;

/// Colours beside one side of the outline, from it outward.
struct Profile {
  std::vector<cv::Vec3f> colours;  // median along the side
  std::vector<float> spread;       // median deviation of brightness along the side
};

cv::Vec3f medianOf(std::array<std::array<std::uint8_t, kAlong>, 3>& values) {
  cv::Vec3f median;
  for (int c = 0; c < 3; ++c) {
    auto& channel = values[static_cast<std::size_t>(c)];
    std::nth_element(channel.begin(), channel.begin() + kAlong / 2, channel.end());
    median[c] = channel[kAlong / 2];
  }
  return median;
}

float spreadOf(std::array<std::uint8_t, kAlong> green) {
  std::nth_element(green.begin(), green.begin() + kAlong / 2, green.end());
  const int median = green[kAlong / 2];
  for (std::uint8_t& value : green) value = static_cast<std::uint8_t>(std::abs(value - median));
  std::nth_element(green.begin(), green.begin() + kAlong / 2, green.end());
  return static_cast<float>(green[kAlong / 2]);
}

// True if the step is only less light on the same table, as in a card's own shadow.
bool onlyShade(const cv::Vec3f& inside, const cv::Vec3f& outside) {
  cv::Vec3f ratio;
  for (int c = 0; c < 3; ++c) ratio[c] = (inside[c] + 2) / (outside[c] + 2);
  const float darkest = std::min({ratio[0], ratio[1], ratio[2]});
  const float lightest = std::max({ratio[0], ratio[1], ratio[2]});
  return lightest < 1 && darkest > kDeepestShade && lightest - darkest < kShadeTint;
}

double difference(const cv::Vec3f& a, const cv::Vec3f& b) {
  return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

// The card's plane, with its sides at 0..width and 0..height, pixels.
class Plane {
 public:
  explicit Plane(const Quad& quad) : sides_(sidesOf(quad)) {
    const Quad flat{cv::Point2f(0, 0), {sides_.width, 0}, {sides_.width, sides_.height}, {0, sides_.height}};
    toImage_ = cv::Matx33d(cv::getPerspectiveTransform(flat.data(), quad.data()));
  }
  [[nodiscard]] double shortSide() const { return std::min(sides_.width, sides_.height); }
  [[nodiscard]] cv::Point2f at(double x, double y) const {
    const cv::Vec3d p = toImage_ * cv::Vec3d(x, y, 1);
    return {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
  }
  /// Returns the position `along` (0..1) a side and `out` pixels outside it.
  [[nodiscard]] cv::Point2f beside(std::size_t side, double along, double out) const {
    switch (side) {
      case 0:
        return at(along * sides_.width, -out);
      case 1:
        return at(sides_.width + out, along * sides_.height);
      case 2:
        return at((1 - along) * sides_.width, sides_.height + out);
      default:
        return at(-out, (1 - along) * sides_.height);
    }
  }
  [[nodiscard]] Quad grown(const std::array<double, 4>& out) const {
    return {at(-out[3], -out[0]), at(sides_.width + out[1], -out[0]),
            at(sides_.width + out[1], sides_.height + out[2]), at(-out[3], sides_.height + out[2])};
  }

 private:
  cv::Size2f sides_;
  cv::Matx33d toImage_;
};

// True if the rim's colour differs from the table's by more than the table's texture and more than a shadow.
bool isRimsEnd(const Profile& profile, int peak) {
  const auto last = static_cast<int>(profile.colours.size()) - 1;
  const cv::Vec3f& inside = profile.colours[static_cast<std::size_t>(std::max(1, peak - 1))];
  const auto beyond = static_cast<std::size_t>(std::min(last, peak + 2));
  const cv::Vec3f& outside = profile.colours[beyond];
  const double noiseLevel = std::max(profile.spread[beyond], profile.spread[static_cast<std::size_t>(last)]);
  return difference(inside, outside) > std::max(kMinStep, kAboveGrain * noiseLevel) &&
         !onlyShade(inside, outside);
}

}  // namespace

std::vector<Rim> findRims(const cv::Mat& image, const Quad& outline) {
  const Plane plane(outline);
  const double shortSide = plane.shortSide();
  if (shortSide < 24) return {};
  const double stride = std::max(1.0, kFarthest * shortSide / (kMaxSteps - 3));
  const int steps = static_cast<int>(kFarthest * shortSide / stride) + 3;
  std::array<Profile, 4> profiles;
  for (std::size_t side = 0; side < 4; ++side)
    for (int i = 0; i < steps; ++i) {
      std::array<std::array<std::uint8_t, kAlong>, 3> values;
      for (int k = 0; k < kAlong; ++k) {
        const double along = kEnds + (1 - 2 * kEnds) * (k + 0.5) / kAlong;
        const cv::Vec3b p = pixelAt(image, plane.beside(side, along, i * stride));
        for (int c = 0; c < 3; ++c) values[static_cast<std::size_t>(c)][static_cast<std::size_t>(k)] = p[c];
      }
      profiles[side].spread.push_back(spreadOf(values[1]));
      profiles[side].colours.push_back(medianOf(values));
    }

  const auto stepOf = [&](std::size_t side, int i) {
    const auto& colours = profiles[side].colours;
    return difference(colours[static_cast<std::size_t>(i + 1)], colours[static_cast<std::size_t>(i - 1)]);
  };
  const auto finer = [](double before, double here, double after) {
    const double bend = before - 2 * here + after;
    return bend < 0 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0;
  };
  // A blurred edge counts only at its steepest position.
  const auto peakNear = [&](std::size_t side, int i) {
    int best = 0;
    double steepest = kMinStep;
    for (int k = std::max(2, i - 1); k <= std::min(steps - 3, i + 1); ++k) {
      const double here = stepOf(side, k);
      const bool peak = here >= stepOf(side, k - 1) && here >= stepOf(side, k + 1);
      if (peak && here > steepest) steepest = here, best = k;
    }
    return best;
  };
  struct Found {
    std::array<double, 4> out{};
    double worth = 0;
  };
  std::vector<Found> found(static_cast<std::size_t>(steps));
  for (int i = std::max(2, static_cast<int>(std::ceil(kNearest * shortSide / stride))); i <= steps - 3; ++i) {
    int sides = 0;
    Found here;
    std::vector<cv::Vec3f> rimColours;
    for (std::size_t side = 0; side < 4; ++side) {
      here.out[side] = i * stride;
      const int peak = peakNear(side, i);
      if (peak == 0 || !isRimsEnd(profiles[side], peak)) continue;
      ++sides;
      here.worth += std::min(kStrong, stepOf(side, peak));
      here.out[side] =
          (peak + finer(stepOf(side, peak - 1), stepOf(side, peak), stepOf(side, peak + 1))) * stride;
      rimColours.push_back(profiles[side].colours[static_cast<std::size_t>(std::max(1, peak - 1))]);
    }
    if (sides < kMinSides) continue;
    double spread = 0;
    for (const cv::Vec3f& colour : rimColours) spread = std::max(spread, difference(colour, rimColours[0]));
    if (spread <= kRimSpread) found[static_cast<std::size_t>(i)] = here;
  }
  std::vector<Rim> rims;
  int last = -4;
  for (int i = 1; i + 1 < steps && rims.size() < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const bool peak =
        found[k].worth > 0 && found[k].worth > found[k - 1].worth && found[k].worth >= found[k + 1].worth;
    if (!peak || i - last < 3) continue;
    last = i;
    const auto& out = found[k].out;
    rims.push_back({fromTopLeft(plane.grown(out)), (out[0] + out[1] + out[2] + out[3]) / 4 / shortSide});
  }
  return rims;
}

}  // namespace lk::vision
