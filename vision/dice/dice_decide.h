// What to say of the dice that were found and read: a value, a doubt, or nothing.
#pragma once

#include <vector>

#include "vision/dice/dice_face.h"

namespace lk::vision {

/// Best first. A value is given where it is surely right; a confidence is the probability of the value given,
/// or, without one, that a die is there. `grainy`: more is asked for, for grain looks like pips.
std::vector<DieSighting> decideDice(const std::vector<FoundDie>& found, const std::vector<FaceReading>& read,
                                    bool grainy);

/// True when `soFar`, of so many looks at a face, tells that further ones will hardly make decideDice()
/// report anything there.
bool hardlyADie(const FoundDie& found, const FaceReading& soFar, int looks);

/// Takes the values of ones away where nearly all values are ones, more often than dice fall so: flowers of a
/// cloth, beads and buttons have one dot in their middle, too.
void doubtLoneOnes(std::vector<DieSighting>& dice);

}  // namespace lk::vision
