#include "vision/track/fusion_dice.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr int kObservationsToAgree = 3;

double sideOf(const Quad& quad) {
  return std::sqrt(std::max(1.0, areaOf(quad)));
}

bool near(const Quad& a, const Quad& b, double sides) {
  return cv::norm(centreOf(a) - centreOf(b)) < sides * std::max(sideOf(a), sideOf(b));
}

std::vector<int> sortedValues(const std::vector<DieSighting>& dice) {
  std::vector<int> values;
  for (const DieSighting& die : dice) values.push_back(die.value.value_or(0));
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace

void DiceFusion::add(const std::vector<DieSighting>& observation) {
  ++observations_;
  std::vector<bool> taken(dice_.size(), false);
  for (const DieSighting& die : observation) {
    size_t at = dice_.size();
    for (size_t i = 0; i < taken.size() && at == dice_.size(); ++i)
      if (!taken[i] && near(dice_[i].corners, die.corners, 0.5)) at = i;
    if (at == dice_.size())
      dice_.push_back({});
    else
      taken[at] = true;
    Die& known = dice_[at];
    known.corners = die.corners;
    ++known.seen;
    known.weight[size_t(std::clamp(die.value.value_or(0), 0, 6))] += die.value ? die.confidence : 0.5;
  }
}

bool DiceFusion::sure() const {
  if (observations_ < kObservationsToAgree) return false;
  return std::all_of(dice_.begin(), dice_.end(), [&](const Die& die) {
    const auto given = std::count_if(die.weight.begin(), die.weight.end(), [](double w) { return w > 0; });
    return die.seen == observations_ && given == 1 && die.weight[0] == 0;
  });
}

std::vector<DieSighting> DiceFusion::verdict() const {
  std::vector<DieSighting> result;
  for (const Die& die : dice_) {
    if (2 * die.seen <= observations_) continue;
    const auto best = std::max_element(die.weight.begin() + 1, die.weight.end());
    const double all = std::accumulate(die.weight.begin(), die.weight.end(), 0.0);
    DieSighting fused{std::nullopt, *best / die.seen, die.corners};
    if (*best >= 0.75 * all) fused.value = int(best - die.weight.begin());
    result.push_back(fused);
  }
  return result;
}

bool sameThrow(const std::vector<DieSighting>& a, const std::vector<DieSighting>& b) {
  if (sortedValues(a) != sortedValues(b)) return false;
  if (a.empty()) return true;
  return std::any_of(a.begin(), a.end(), [&](const DieSighting& one) {
    return std::any_of(b.begin(), b.end(),
                       [&](const DieSighting& other) { return near(one.corners, other.corners, 1.0); });
  });
}

}  // namespace lk::vision
