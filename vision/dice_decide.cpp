#include "vision/dice_decide.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {

namespace {

constexpr double kSameGround = 0.75;  // two middles nearer than this, in mean sides, are one die

// Fitted to the faces that remain, on photos the judge was not trained on.
constexpr double kOwn = 1;
constexpr double kRival = 0.35;
constexpr double kBias = 0.4;

double logOdds(double chance) {
  const double p = std::clamp(chance, 0.01, 0.9999);
  return std::log(p / (1 - p));
}

bool shareGround(const FaceGuess& a, const FaceGuess& b) {
  return cv::norm(a.centre - b.centre) < kSameGround * (a.side() + b.side()) / 2;
}

}  // namespace

std::vector<JudgedFace> settleContradictions(std::vector<JudgedFace> faces) {
  std::sort(faces.begin(), faces.end(),
            [](const JudgedFace& a, const JudgedFace& b) { return a.chance > b.chance; });
  std::vector<JudgedFace> settled;
  for (JudgedFace& face : faces) {
    bool taken = false;
    for (JudgedFace& die : settled)
      if (shareGround(die.guess, face.guess)) {
        taken = true;
        if (face.guess.value != die.guess.value) die.rival = std::max(die.rival, face.chance);
      }
    if (!taken) settled.push_back(std::move(face));
  }
  return settled;
}

double confidence(const JudgedFace& face) {
  const double logit = kOwn * logOdds(face.chance) - kRival * logOdds(face.rival) + kBias;
  return 1 / (1 + std::exp(-logit));
}

}  // namespace lk::vision
