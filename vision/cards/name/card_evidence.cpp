#include "vision/cards/name/card_evidence.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {
namespace {

template <std::size_t kInputs>
struct Unit {
  std::array<double, kInputs> weights;
  double bias;
  double counts;  // in the sum
};

/// The units of a small net, how its inputs are scaled, and what its sum begins with. The inputs are the
/// first of the remains, and the lead.
template <std::size_t kInputs, std::size_t kUnits>
struct Net {
  std::array<double, kInputs> means, spreads;
  double start;
  std::array<Unit<kInputs>, kUnits> units;
};

// What can be expected of a print is not asked where light is as it was: it gives away which of the few
// cards learnt from it is.
constexpr std::size_t kDifferences = 12;
constexpr Net<kDifferences + 1, 10> kAsSeen{
#include "vision/nets/card_evidence.inc"
};
constexpr Net<kRemains + 1, 40> kInEvenLight{
#include "vision/nets/card_evidence_even.inc"
};

constexpr double kMostLead = 0.3;    // a larger one says no more
constexpr double kLeadFloor = 0.01;  // a smaller one says no less

template <std::size_t kInputs, std::size_t kUnits>
double oddsBy(const Net<kInputs, kUnits>& net, const Remains& remains, double lead) {
  std::array<double, kInputs> inputs{};
  std::copy_n(remains.begin(), kInputs - 1, inputs.begin());
  inputs.back() = std::log(std::clamp(lead, 0.0, kMostLead) + kLeadFloor);
  for (std::size_t i = 0; i < kInputs; ++i) inputs[i] = (inputs[i] - net.means[i]) / net.spreads[i];
  double sum = net.start;
  for (const auto& unit : net.units) {
    double at = unit.bias;
    for (std::size_t i = 0; i < kInputs; ++i) at += unit.weights[i] * inputs[i];
    sum += unit.counts * std::tanh(at);
  }
  return sum;
}

}  // namespace

double evidenceOf(const Remains& remains, double lead, Lighting lighting) {
  return lighting == Lighting::even ? oddsBy(kInEvenLight, remains, lead) : oddsBy(kAsSeen, remains, lead);
}

}  // namespace lk::vision
