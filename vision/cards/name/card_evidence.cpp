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
/// first of the remains, the lead, and what light was taken off where it was.
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
constexpr std::size_t kOfLight = 4;
constexpr Net<kRemains + 1 + kOfLight, 40> kInEvenLight{
#include "vision/nets/card_evidence_even.inc"
};

constexpr double kMostLead = 0.3;                     // a larger one says no more
constexpr double kLeadFloor = 0.01;                   // a smaller one says no less
constexpr double kMostTaken = 2, kTakenFloor = 0.02;  // the same of light that was taken off

double ofLead(double lead) {
  return std::log(std::clamp(lead, 0.0, kMostLead) + kLeadFloor);
}

double ofTaken(double part) {
  return std::log(std::clamp(part, 0.0, kMostTaken) + kTakenFloor);
}

template <std::size_t kInputs, std::size_t kUnits>
double oddsBy(const Net<kInputs, kUnits>& net, std::array<double, kInputs> inputs) {
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

double evidenceOf(const Remains& remains, double lead) {
  std::array<double, kDifferences + 1> inputs{};
  std::copy_n(remains.begin(), kDifferences, inputs.begin());
  inputs.back() = ofLead(lead);
  return oddsBy(kAsSeen, inputs);
}

double evidenceInEvenLight(const Remains& remains, double lead, const TakenLight& taken) {
  std::array<double, kRemains + 1 + kOfLight> inputs{};
  auto next = std::copy(remains.begin(), remains.end(), inputs.begin());
  for (const double value : {ofLead(lead), std::min(taken.colour, kMostTaken), ofTaken(taken.veil),
                             ofTaken(taken.unevenVeil), ofTaken(taken.unevenGain)})
    *next++ = value;
  return oddsBy(kInEvenLight, inputs);
}

}  // namespace lk::vision
