#include "vision/cards/find/card_one_size.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/fit/card_sides.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kAlike = 0.022;      // relative difference of side lengths within which cards have one size
constexpr std::size_t kMinCards = 3;  // cards that must have the common size
// Least rim width, both sides together, in short sides; less may be a sleeve's overhang.
constexpr double kRim = 0.066;
constexpr double kMaxRim = 0.2;
constexpr double kEven = 0.025;     // largest difference of rim width between the two directions
constexpr double kReached = 0.004;  // of a neighbour; largest additional overlap
constexpr double kElsewhere = 1;    // millimetres from which two line pairs are different places
constexpr double kAsWell = 0.8;
constexpr double kSeen = 0.3;  // least weight of a line, see SideLine

/// A card's size on the plane, in short sides of a card.
struct Size {
  double first = 0, second = 0;  // mean length of sides 0-1 and 2-3, and of the other two
  [[nodiscard]] double shorter() const { return std::min(first, second); }
  [[nodiscard]] double longer() const { return std::max(first, second); }
};

Size sizeOf(const CardPlane& plane, const Quad& quad) {
  std::array<cv::Point2d, 4> p;
  for (std::size_t i = 0; i < 4; ++i) p[i] = plane.onPlane(quad[i]);
  return {(cv::norm(p[1] - p[0]) + cv::norm(p[2] - p[3])) / 2,
          (cv::norm(p[2] - p[1]) + cv::norm(p[3] - p[0])) / 2};
}

double apart(const Size& a, const Size& b) {
  return std::max(std::abs(std::log(a.shorter() / b.shorter())), std::abs(std::log(a.longer() / b.longer())));
}

/// True if `edge` exceeds `frame` by an even rim all around.
bool isEdgeOf(const Size& edge, const Size& frame) {
  const double across = edge.shorter() - frame.shorter(), along = edge.longer() - frame.longer();
  return std::min(across, along) > kRim && std::max(across, along) < kMaxRim &&
         std::abs(across - along) < kEven;
}

/// Returns the size most cards have. If several cards exceed it by a rim, most outlines followed printed
/// frames, and the larger size is returned. Returns nullopt if no size is common.
std::optional<Size> commonSize(const std::vector<Size>& sizes) {
  std::vector<std::size_t> alike(sizes.size(), 0);
  for (std::size_t i = 0; i < sizes.size(); ++i)
    for (const Size& other : sizes) alike[i] += apart(sizes[i], other) < kAlike ? 1 : 0;
  std::size_t best = 0;
  for (std::size_t i = 1; i < sizes.size(); ++i)
    if (alike[i] > alike[best] || (alike[i] == alike[best] && sizes[i].shorter() > sizes[best].shorter()))
      best = i;
  if (sizes.empty() || alike[best] < kMinCards || alike[best] * 2 < sizes.size()) return {};
  std::size_t edge = best;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    if (alike[i] >= 2 && alike[i] * 4 >= sizes.size() && isEdgeOf(sizes[i], sizes[best]) &&
        (edge == best || alike[i] > alike[edge]))
      edge = i;
  Size sum;
  double count = 0;
  for (const Size& other : sizes)
    if (apart(sizes[edge], other) < kAlike)
      sum.first += other.shorter(), sum.second += other.longer(), ++count;
  return Size{sum.first / count, sum.second / count};
}

/// Lines on opposite sides, a card's size apart. Offsets are millimetres outward.
struct Pair {
  double here = 0, there = 0, weight = 0;
};

/// Returns the pair with the most weight, or an empty one if another place has about as much.
Pair bestPair(const Beside& here, const Beside& there, double missing, double slack) {
  std::vector<Pair> pairs;
  for (const SideLine& a : here.lines)
    for (const SideLine& b : there.lines) {
      if (std::abs(a.out + b.out - missing) > slack || std::min(a.weight, b.weight) < kSeen) continue;
      pairs.push_back({a.out, b.out, a.weight + b.weight});
    }
  Pair best;
  for (const Pair& pair : pairs)
    if (pair.weight > best.weight) best = pair;
  const bool doubtful = std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
    return std::abs(pair.here - best.here) > kElsewhere && pair.weight > kAsWell * best.weight;
  });
  return doubtful ? Pair{} : best;
}

/// Returns the outline moved to the best lines of the given size, or nullopt if a pair of sides has none.
std::optional<Quad> bySize(const cv::Mat& image, const CardPlane& plane, double noiseLevel,
                           const Quad& outline, const Size& size) {
  const RoughPlane rough(outline);
  const Size own = sizeOf(plane, outline);
  const bool across = own.first > own.second;
  const double first = across ? size.longer() : size.shorter(),
               second = across ? size.shorter() : size.longer();
  std::array<Beside, 4> beside;
  for (std::size_t side = 0; side < 4; ++side) beside[side] = lookBeside(image, rough, side, noiseLevel);
  // Sides 1 and 3 bound the length of sides 0-1 and 2-3.
  const double perUnit = rough.width() / own.first, perUnitDown = rough.height() / own.second;
  const Pair wide = bestPair(beside[1], beside[3], (first - own.first) * perUnit, kAlike * first * perUnit);
  const Pair high =
      bestPair(beside[0], beside[2], (second - own.second) * perUnitDown, kAlike * second * perUnitDown);
  if (wide.weight <= 0 || high.weight <= 0) return {};
  return fromTopLeft(rough.grown({high.here, wide.here, high.there, wide.there}));
}

}  // namespace

void bringToOneSize(const cv::Mat& image, const CardPlane& plane, double noiseLevel,
                    std::vector<CardOutline>& cards) {
  std::vector<Size> sizes;
  for (const CardOutline& card : cards)
    if (!card.outlier) sizes.push_back(sizeOf(plane, card.corners));
  const auto size = commonSize(sizes);
  if (!size) return;
  const auto fits = [&](const Quad& quad) { return apart(sizeOf(plane, quad), *size) < kAlike; };
  for (CardOutline& card : cards) {
    if (card.outlier || fits(card.corners)) continue;
    const auto mayBe = [&](const Quad& quad) {
      return fits(quad) && overlap(quad, card.corners) > 0.6 &&
             std::none_of(cards.begin(), cards.end(), [&](const CardOutline& other) {
               return &other != &card && overlapOfSmaller(other.corners, quad) >
                                             overlapOfSmaller(other.corners, card.corners) + kReached;
             });
    };
    std::optional<Quad> better;
    for (const Quad& other : card.alternatives)
      if (mayBe(other) &&
          (!better || apart(sizeOf(plane, other), *size) < apart(sizeOf(plane, *better), *size)))
        better = other;
    if (!better) better = bySize(image, plane, noiseLevel, card.corners, *size);
    if (!better || !mayBe(*better)) continue;
    std::erase(card.alternatives, *better);
    card.alternatives.insert(card.alternatives.begin(), card.corners);
    card.corners = *better;
  }
}

}  // namespace lk::vision
