// Reads the top face of a die that was found: its value, and where the face is.
#pragma once

#include <vector>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"
#include "vision/dice/dice_finder.h"
#include "vision/dice/face_reading.h"

namespace lk::vision {

/// Reads a face. If the first view is not clear, adds rotated and mirrored views. `die` must have been found
/// in `picture`.
FaceReading readFace(const Pyramid& picture, const FoundDie& die);
std::vector<FaceReading> readFaces(const Pyramid& picture, const std::vector<FoundDie>& dice);

/// Returns the square around the die that the net sees: 8-bit BGR, kReaderPatch wide.
cv::Mat facePatch(const Pyramid& picture, const FoundDie& die);

}  // namespace lk::vision
