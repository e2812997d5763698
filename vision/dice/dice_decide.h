// Decides what to report for each die that was found and read: a value, a doubt, or nothing.
#pragma once

#include <vector>

#include "vision/dice/dice_finder.h"
#include "vision/dice/face_reading.h"

namespace lk::vision {

/// Returns the dice, best first. A value is only reported with high confidence. The confidence is the
/// probability of the value or, without one, that there is a die. `noisy`: requires a higher probability,
/// because noise looks like pips.
std::vector<DieSighting> decideDice(const std::vector<FoundDie>& found, const std::vector<FaceReading>& read,
                                    bool noisy);

/// True if further views are unlikely to make decideDice() report anything. `soFar` is the result of `looks`
/// views of the face.
bool hardlyADie(const FoundDie& found, const FaceReading& soFar, int looks);

/// Removes the values of ones if at least eight values, and nearly all, are ones, which dice hardly ever
/// show. Flowers on a cloth, beads and buttons also have one dot in the centre.
void doubtLoneOnes(std::vector<DieSighting>& dice);

}  // namespace lk::vision
