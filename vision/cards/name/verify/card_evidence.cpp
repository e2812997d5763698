#include "vision/cards/name/verify/card_evidence.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {
namespace {

template <std::size_t kInputs>
struct Unit {
  std::array<double, kInputs> weights;
  double bias;
  double counts;  // weight in the sum
};

/// A small neural net with one hidden layer, its input scaling, and the bias of its output. Inputs are the
/// first features, the lead, and the removed light if any.
template <std::size_t kInputs, std::size_t kUnits>
struct Net {
  std::array<double, kInputs> means, spreads;
  double start;
  std::array<Unit<kInputs>, kUnits> units;
};

// Features that describe the expected print are not used without relighting. They would identify the few
// cards of the training set.
constexpr std::size_t kDifferences = 12;
constexpr Net<kDifferences + 1, 10> kAsSeen{
#include "vision/nets/card_evidence.inc"
};
constexpr std::size_t kOfLight = 4;
constexpr Net<kMatchFeatures + 1 + kOfLight, 40> kInEvenLight{
#include "vision/nets/card_evidence_even.inc"
};

/// Logistic regression that corrects log-odds by the fit of the print.
struct PrintWeights {
  std::array<double, kPrintFits + 2> weights;  // for the previous log-odds, the fits, and the lead
  double bias;
};
constexpr PrintWeights kByPrint[] = {
// As seen, in even light.
#include "vision/nets/card_print_evidence.inc"
};
constexpr double kMaxOdds = 8;  // limit of the previous log-odds

constexpr double kMaxLead = 0.3;                     // larger leads count as this
constexpr double kLeadFloor = 0.01;                  // offset that limits the effect of small leads
constexpr double kMaxTaken = 2, kTakenFloor = 0.02;  // limit and offset for the removed light

double ofLead(double lead) {
  return std::log(std::clamp(lead, 0.0, kMaxLead) + kLeadFloor);
}

double ofTaken(double part) {
  return std::log(std::clamp(part, 0.0, kMaxTaken) + kTakenFloor);
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

/// Returns the net's log-odds corrected by the fit of the print; unchanged if too little print was visible. A
/// good fit names what the net doubted. A bad fit removes a name unless the net is nearly certain. In between
/// the net decides. The two bounds come from cross-validation by photo source: almost nothing else was named,
/// and no correct name was lost.
double byPrint(const PrintWeights& by, double odds, const std::optional<PrintFit>& fit, double lead) {
  constexpr double kFits = 2.2, kHardlyFits = 1.5, kSteep = 3;
  if (!fit) return odds;
  double print =
      by.bias + by.weights.front() * std::clamp(odds, -kMaxOdds, kMaxOdds) + by.weights.back() * ofLead(lead);
  for (std::size_t i = 0; i < kPrintFits; ++i) print += by.weights[i + 1] * (*fit)[i];
  const double most = kFits + kSteep * (print - kHardlyFits);
  return print > kFits ? std::clamp(odds, print, most) : std::min(odds, most);
}

}  // namespace

double evidenceOf(const MatchFeatures& features, const std::optional<PrintFit>& printFit, double lead) {
  std::array<double, kDifferences + 1> inputs{};
  std::copy_n(features.begin(), kDifferences, inputs.begin());
  inputs.back() = ofLead(lead);
  return byPrint(kByPrint[0], oddsBy(kAsSeen, inputs), printFit, lead);
}

double evidenceInEvenLight(const MatchFeatures& features, const std::optional<PrintFit>& printFit,
                           double lead, const RemovedLight& taken) {
  std::array<double, kMatchFeatures + 1 + kOfLight> inputs{};
  auto next = std::copy(features.begin(), features.end(), inputs.begin());
  for (const double value : {ofLead(lead), std::min(taken.colour, kMaxTaken), ofTaken(taken.glare),
                             ofTaken(taken.unevenGlare), ofTaken(taken.unevenGain)})
    *next++ = value;
  return byPrint(kByPrint[1], oddsBy(kInEvenLight, inputs), printFit, lead);
}

}  // namespace lk::vision
