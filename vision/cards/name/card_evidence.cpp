#include "vision/cards/name/card_evidence.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {
namespace {

constexpr std::size_t kInputs = kRemains + 1, kUnits = 10;

struct Unit {
  std::array<double, kInputs> weights;
  double bias;
  double counts;  // in the sum
};

/// The units of a small net, how its inputs are scaled, and what its sum begins with.
struct Net {
  std::array<double, kInputs> means, spreads;
  double start;
  std::array<Unit, kUnits> units;
};

constexpr Net kAsSeen{
#include "vision/nets/card_evidence.inc"
};
constexpr Net kInEvenLight{
#include "vision/nets/card_evidence_even.inc"
};

constexpr double kMostLead = 0.3;    // a larger one says no more
constexpr double kLeadFloor = 0.01;  // a smaller one says no less

}  // namespace

double evidenceOf(const Remains& remains, double lead, Lighting lighting) {
  const Net& net = lighting == Lighting::even ? kInEvenLight : kAsSeen;
  std::array<double, kInputs> inputs{};
  std::copy(remains.begin(), remains.end(), inputs.begin());
  inputs.back() = std::log(std::clamp(lead, 0.0, kMostLead) + kLeadFloor);
  for (std::size_t i = 0; i < kInputs; ++i) inputs[i] = (inputs[i] - net.means[i]) / net.spreads[i];
  double sum = net.start;
  for (const Unit& unit : net.units) {
    double at = unit.bias;
    for (std::size_t i = 0; i < kInputs; ++i) at += unit.weights[i] * inputs[i];
    sum += unit.counts * std::tanh(at);
  }
  return sum;
}

}  // namespace lk::vision
