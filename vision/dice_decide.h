// Which of many contradicting face guesses are dice, and how sure that is.
#pragma once

#include <vector>

#include "vision/dice_layout.h"

namespace lk::vision {

/// A guess and what the judge says of it.
struct JudgedFace {
  FaceGuess guess;
  double chance = 0;  // of being a die's top face with this value
  double rival = 0;   // the best chance of another value on the same ground
};

/// One face for each die, best first: the likeliest of those that share its ground.
std::vector<JudgedFace> settleContradictions(std::vector<JudgedFace> faces);

/// The probability that a die lies there with this value on top, the rival heard.
double confidence(const JudgedFace& face);

}  // namespace lk::vision
