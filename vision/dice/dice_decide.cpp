#include "vision/dice/dice_decide.h"

#include <algorithm>
#include <cmath>

#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr double kSure = 0.75;  // from here on a value is given
constexpr double kSureInGrain = 0.9;
constexpr double kSurer = 0.95;         // the same where it is not plain that a die is there at all
constexpr double kPlainlyThere = 0.55;  // chance of the die itself
constexpr double kSeen = 0.5;           // from here on a die without one is reported

/// Clockwise from the corner nearest the image's top left.
Quad ordered(Quad quad) {
  const auto first = std::min_element(quad.begin(), quad.end(),
                                      [](cv::Point2f p, cv::Point2f q) { return p.x + p.y < q.x + q.y; });
  std::rotate(quad.begin(), first, quad.end());
  return quad;
}

// Of a value's chance, where kSurer is wanted: no later look has made up for that.
constexpr double kFar = 0.5;
constexpr double kFarAtFirst = 0.25;  // the same before that many looks
constexpr int kFewLooks = 3;

}  // namespace

void doubtLoneOnes(std::vector<DieSighting>& dice) {
  constexpr std::ptrdiff_t kMany = 8;  // fall so once in a hundred thousand throws
  constexpr double kNearlyAll = 0.75;
  const auto values =
      std::count_if(dice.begin(), dice.end(), [](const auto& die) { return die.value.has_value(); });
  const auto ones = std::count_if(dice.begin(), dice.end(), [](const auto& die) { return die.value == 1; });
  if (ones < kMany || double(ones) < kNearlyAll * double(values)) return;
  for (DieSighting& die : dice)
    if (die.value == 1) {
      die.value.reset();
      die.confidence = std::min(die.confidence, kSeen);  // that a die is there at all
    }
}

bool hardlyADie(const FoundDie& found, const FaceReading& soFar, int looks) {
  return found.chance < kSeen && soFar.chances[static_cast<std::size_t>(soFar.likeliest())] <
                                     (looks < kFewLooks ? kFarAtFirst : kFar);
}

std::vector<DieSighting> decideDice(const std::vector<FoundDie>& found, const std::vector<FaceReading>& read,
                                    bool grainy) {
  const double sure = grainy ? kSureInGrain : kSure;
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
    } else if (there < kSeen) {  // no die, or hardly
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
