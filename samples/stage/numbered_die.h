// Dice with a numeral on each face, as solids that stand on the table or on a token.
#pragma once

#include "stage/camera.h"
#include "stage/texture.h"

namespace lk::stage {

struct NumberedDie {
  int sides = 6;        // 6, 8, 10, 12 or 20
  int shows = 1;        // 1 to sides; 10 on a die of ten sides is printed as 0
  cv::Vec3d body, ink;  // blue, green, red 0..255
};

/// How high the die is, from the face it stands on to the topmost one; millimetres.
double heightOf(const NumberedDie& die);

/// Draws the die with its foot around a point of the table, turned clockwise as seen from above.
void drawNumberedDie(cv::Mat& frame, const NumberedDie& die, const cv::Vec3d& foot, double turnDeg,
                     const Camera& camera);

}  // namespace lk::stage
