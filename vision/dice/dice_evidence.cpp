#include "vision/dice/dice_evidence.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lk::vision {

namespace {

constexpr double kFloor = 1e-4;  // least probability whose logarithm is taken

#include "vision/nets/dice_evidence.inc"

double logOf(double chance) {
  return std::log(std::max(chance, kFloor));
}

double logit(double chance) {
  const double p = std::clamp(chance, kFloor, 1 - kFloor);
  return std::log(p / (1 - p));
}

}  // namespace

DieEvidence weighDie(const DieProposal& proposal, const FaceLooks& looks, float usualSide) {
  constexpr double kUnknownSize = 0.3, kSmall = 20, kLarge = 60;
  std::array<double, 6> odds{};
  for (std::size_t i = 0; i < 6; ++i)
    odds[i] = proposal.ease * logOf(proposal.values[i]) + std::max(looks.logChances[i + 1], std::log(kFloor));
  const auto best = static_cast<std::size_t>(std::max_element(odds.begin(), odds.end()) - odds.begin());
  double second = -1e9;
  for (std::size_t i = 0; i < 6; ++i)
    if (i != best) second = std::max(second, odds[i]);
  const double lead = odds[best] - second;
  const auto log = [&](std::size_t i) { return std::max(looks.logChances[i], std::log(kFloor)); };
  DieEvidence evidence;
  evidence.value = static_cast<int>(best) + 1;
  evidence.features = {1,
                       logit(proposal.chance),
                       std::min(lead, 12.0),
                       log(0),
                       log(7),
                       log(best + 1),
                       proposal.ease,
                       proposal.ease * logOf(proposal.values[best]),
                       usualSide > 0 ? std::abs(std::log(double{proposal.side} / usualSide)) : kUnknownSize,
                       std::log(std::clamp(double{proposal.side}, 8.0, kLarge) / kSmall),
                       looks.likeliest() == evidence.value ? 1.0 : 0.0,
                       static_cast<double>(looks.count)};
  return evidence;
}

double chanceOfValue(const DieEvidence& evidence) {
  const double odds =
      std::inner_product(kValueWeights.begin(), kValueWeights.end(), evidence.features.begin(), 0.0);
  return 1 / (1 + std::exp(-odds));
}

}  // namespace lk::vision
