#include "vision/dice/dice_decide.h"

#include <algorithm>
#include <cmath>

#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr double kSure = 0.75;  // least probability of a reported value
constexpr double kSureInGrain = 0.9;
constexpr double kSurer = 0.95;         // the same if it is not clear that there is a die at all
constexpr double kPlainlyThere = 0.55;  // probability of the die from which that is clear
constexpr double kSeen = 0.5;           // least probability of a die reported without a value

/// Returns the corners starting with the one nearest the image's top left.
Quad ordered(Quad quad) {
  const auto first = std::min_element(quad.begin(), quad.end(),
                                      [](cv::Point2f p, cv::Point2f q) { return p.x + p.y < q.x + q.y; });
  std::rotate(quad.begin(), first, quad.end());
  return quad;
}

// Probability of a value below which later views have never raised it to kSurer.
constexpr double kFar = 0.5;
constexpr double kFarAtFirst = 0.25;  // the same before kFewLooks views
constexpr int kFewLooks = 3;

}  // namespace

void doubtLoneOnes(std::vector<DieSighting>& dice) {
  constexpr std::ptrdiff_t kMany = 8;  // happens once in a hundred thousand throws
  constexpr double kNearlyAll = 0.75;
  const auto values =
      std::count_if(dice.begin(), dice.end(), [](const auto& die) { return die.value.has_value(); });
  const auto ones = std::count_if(dice.begin(), dice.end(), [](const auto& die) { return die.value == 1; });
  if (ones < kMany || double(ones) < kNearlyAll * double(values)) return;
  for (DieSighting& die : dice)
    if (die.value == 1) {
      die.value.reset();
      die.confidence = std::min(die.confidence, kSeen);  // probability that there is a die
    }
}

bool hardlyADie(const FoundDie& found, const FaceReading& soFar, int looks) {
  return found.chance < kSeen && soFar.chances[static_cast<std::size_t>(soFar.likeliest())] <
                                     (looks < kFewLooks ? kFarAtFirst : kFar);
}

std::vector<DieSighting> decideDice(const std::vector<FoundDie>& found, const std::vector<FaceReading>& read,
                                    bool noisy) {
  const double sure = noisy ? kSureInGrain : kSure;
  std::vector<DieSighting> dice;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const int value = read[i].likeliest();
    const double chance = read[i].chances[static_cast<std::size_t>(value)];
    const double there = found[i].chance * (1 - read[i].chances[0]);
    DieSighting die{std::nullopt, there, ordered(read[i].top)};
    const bool plain = chance >= (found[i].chance < kPlainlyThere ? kSurer : sure);
    if (plain) {
      die.value = value;
      die.confidence = chance;
    } else if (there < kSeen) {  // no die, or hardly likely
      continue;
    }
    dice.push_back(die);
  }
  doubtLoneOnes(dice);
  std::sort(dice.begin(), dice.end(),
            [](const DieSighting& a, const DieSighting& b) { return a.confidence > b.confidence; });
  return dice;
}

}  // namespace lk::vision
