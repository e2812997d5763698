#include "vision/dice/top_evidence.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lk::vision {

namespace {

constexpr double kFloor = 1e-4;  // least probability whose logarithm is taken

/// Factors on the evidence for each outcome; the first of `none` and `unreadable` is a constant.
struct TopWeights {
  std::array<double, 2> value;       // proposer, uppermost
  std::array<double, 6> none;        // constant, uppermost, about
  std::array<double, 2> unreadable;  // constant, uppermost
};
#include "vision/nets/top_evidence.inc"

double logOf(double chance) {
  return std::log(std::max(chance, kFloor));
}

double logit(double chance) {
  const double p = std::clamp(chance, kFloor, 1 - kFloor);
  return std::log(p / (1 - p));
}

std::array<double, 8> floored(std::array<double, 8> logs) {
  for (double& log : logs) log = std::max(log, std::log(kFloor));
  return logs;
}

}  // namespace

TopEvidence topEvidenceOf(const DieProposal& proposal, const std::array<double, 8>& uppermost,
                          float usualSide) {
  constexpr double kUnknownSize = 0.3, kMinSide = 8, kSmall = 20, kLarge = 60;
  TopEvidence evidence{{}, floored(uppermost), {}};
  for (std::size_t i = 0; i < 6; ++i) evidence.proposer[i] = proposal.ease * logOf(proposal.values[i]);
  evidence.about = {logit(proposal.chance), proposal.ease,
                    usualSide > 0 ? std::abs(std::log(double{proposal.side} / usualSide)) : kUnknownSize,
                    std::log(std::clamp(double{proposal.side}, kMinSide, kLarge) / kSmall)};
  return evidence;
}

std::array<double, 8> topChances(const TopEvidence& evidence) {
  const auto& [value, none, unreadable] = kTopWeights;
  std::array<double, 8> odds{};
  odds[0] = std::inner_product(evidence.about.begin(), evidence.about.end(), none.begin() + 2,
                               none[0] + none[1] * evidence.uppermost[0]);
  for (std::size_t i = 1; i <= 6; ++i)
    odds[i] = value[0] * evidence.proposer[i - 1] + value[1] * evidence.uppermost[i];
  odds[7] = unreadable[0] + unreadable[1] * evidence.uppermost[7];
  const double most = *std::max_element(odds.begin(), odds.end());
  double sum = 0;
  for (double& each : odds) sum += each = std::exp(each - most);
  for (double& each : odds) each /= sum;
  return odds;
}

}  // namespace lk::vision
