// The judge of guessed faces: a small network, trained beforehand, that says how likely a guess is right.
#pragma once

#include <cstdint>
#include <vector>

#include "vision/dice_evidence.h"

namespace lk::vision {

/// Everything the judge looks at, free of size, colour and place: numbers of the evidence, then the face cut
/// out upright with its surroundings, once as likeness to the pips and once as distance from the body's
/// colour.
std::vector<float> judgeInputs(const cv::Mat3f& lab, const std::vector<Pip>& pips, const FaceGuess& guess,
                               const FaceEvidence& evidence);

inline constexpr int kPatch = 16;           // samples along a side of the cut-out
inline constexpr float kPatchReach = 0.8F;  // from the middle to its rim, in sides
inline constexpr int kEvidenceInputs = 30;
inline constexpr int kJudgeInputs = kEvidenceInputs + 2 * kPatch * kPatch;

/// Probability that a die lies there with this value on its top face.
double judge(const std::vector<float>& inputs);

/// The trained weights (dice_weights.cpp, written by the trainer): layers from inputs to one output.
struct JudgeLayer {
  int inputs, outputs;
  float scale;                  // of a weight's step
  const std::int16_t* weights;  // outputs x inputs
  const float* biases;
};
/// Networks trained alike from different beginnings: their log odds are averaged.
extern const std::vector<std::vector<JudgeLayer>> kJudgeNets;

}  // namespace lk::vision
