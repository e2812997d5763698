// Sorts outlines in reading order, also if the board is slightly rotated.
#include <algorithm>
#include <cmath>

#include "vision/cards/find/card_finder.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr float kSteepest = 0.55F;  // rise over run from a card to the next one in its row

struct Placed {
  CardOutline outline;
  cv::Point2f centre;
  float height = 0;  // of its axis-aligned bounding box
};

// Returns the board's slope: the median direction from each card to its nearest neighbour on the right.
float slopeOf(const std::vector<Placed>& cards) {
  std::vector<float> slopes;
  for (const Placed& card : cards) {
    const Placed* next = nullptr;
    float nearest = 0;
    for (const Placed& other : cards) {
      const cv::Point2f gap = other.centre - card.centre;
      if (gap.x <= 0 || std::abs(gap.y) > kSteepest * gap.x || std::abs(gap.y) > 0.6F * card.height) continue;
      const float far = gap.x + 2 * std::abs(gap.y);
      if (next == nullptr || far < nearest) next = &other, nearest = far;
    }
    if (next != nullptr)
      slopes.push_back((next->centre.y - card.centre.y) / (next->centre.x - card.centre.x));
  }
  if (slopes.empty()) return 0;
  std::nth_element(slopes.begin(), slopes.begin() + static_cast<std::ptrdiff_t>(slopes.size() / 2),
                   slopes.end());
  return slopes[slopes.size() / 2];
}

}  // namespace

void sortInReadingOrder(std::vector<CardOutline>& outlines) {
  if (outlines.size() < 2) return;
  std::vector<Placed> cards;
  std::vector<float> heights;
  for (const CardOutline& outline : outlines) {
    const auto [top, bottom] = std::minmax_element(outline.corners.begin(), outline.corners.end(),
                                                   [](auto a, auto b) { return a.y < b.y; });
    cards.push_back({outline, centreOf(outline.corners), bottom->y - top->y});
    heights.push_back(cards.back().height);
  }
  std::nth_element(heights.begin(), heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2),
                   heights.end());
  const float height = heights[heights.size() / 2];
  const float slope = slopeOf(cards);
  const auto level = [slope](const Placed& card) { return card.centre.y - slope * card.centre.x; };
  std::sort(cards.begin(), cards.end(),
            [&](const Placed& a, const Placed& b) { return level(a) < level(b); });
  // A card starts a new row if it lies half a card below the mean of the row so far.
  auto begin = cards.begin();
  float sum = 0;
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    const auto count = static_cast<float>(std::distance(begin, card));
    if (count > 0 && level(*card) - sum / count > 0.5F * height) {
      std::sort(begin, card, [](const Placed& a, const Placed& b) { return a.centre.x < b.centre.x; });
      begin = card;
      sum = 0;
    }
    sum += level(*card);
  }
  std::sort(begin, cards.end(), [](const Placed& a, const Placed& b) { return a.centre.x < b.centre.x; });
  for (std::size_t i = 0; i < cards.size(); ++i) outlines[i] = cards[i].outline;
}

}  // namespace lk::vision
