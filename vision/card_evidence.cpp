#include "vision/card_evidence.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {
namespace {

constexpr std::size_t kInputs = kRemains + 1;

struct Unit {
  std::array<double, kInputs> weights;
  double bias;
  double counts;  // in the sum
};

// The units of a small net, how its inputs are scaled, and what its sum begins with.
#include "vision/nets/card_evidence.inc"

constexpr double kMostLead = 0.3;    // a larger one says no more
constexpr double kLeadFloor = 0.01;  // a smaller one says no less

}  // namespace

double evidenceOf(const Remains& remains, double lead) {
  std::array<double, kInputs> inputs{};
  std::copy(remains.begin(), remains.end(), inputs.begin());
  inputs.back() = std::log(std::clamp(lead, 0.0, kMostLead) + kLeadFloor);
  for (std::size_t i = 0; i < kInputs; ++i) inputs[i] = (inputs[i] - kMeans[i]) / kSpreads[i];
  double sum = kStart;
  for (const Unit& unit : kUnits) {
    double at = unit.bias;
    for (std::size_t i = 0; i < kInputs; ++i) at += unit.weights[i] * inputs[i];
    sum += unit.counts * std::tanh(at);
  }
  return sum;
}

}  // namespace lk::vision
