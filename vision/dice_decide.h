// Which of many contradicting face guesses are dice, and how sure that is.
#pragma once

#include <vector>

#include "vision/dice_evidence.h"

namespace lk::vision {

/// A guess with what was measured; `chance` is the probability that a die shows this value on its top face
/// here.
struct JudgedFace {
  FaceGuess guess;
  FaceEvidence evidence;
  double chance = 0;
};

double chanceOf(const FaceGuess& guess, const FaceEvidence& evidence);

/// Best first; faces that share pips or ground with a better one are dropped.
std::vector<JudgedFace> withoutContradictions(std::vector<JudgedFace> faces);

}  // namespace lk::vision
