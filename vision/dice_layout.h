// Faces: groups of like pips that form one of the six layouts of a die, seen from any side.
#pragma once

#include <array>
#include <vector>

#include "vision/dice_pips.h"

namespace lk::vision {

/// A face that the pips suggest: a parallelogram with its pips. Pixels.
struct FaceGuess {
  int value = 0;
  cv::Point2f centre;
  cv::Point2f right;  // from one side of the face to the opposite one
  cv::Point2f down;
  std::vector<int> pips;  // indices into the pips searched
  float misfit = 0;       // rms distance of the pips from the layout, in sides

  [[nodiscard]] float side() const;                       // square root of the area
  [[nodiscard]] cv::Point2f at(float x, float y) const;   // face coordinates, -0.5..0.5 each
  [[nodiscard]] cv::Point2f locate(cv::Point2f p) const;  // and back
};

/// How far the outer pips of a layout lie from the face's middle, in sides.
inline constexpr float kPipOffset = 0.26F;

/// All layouts that `pips` can be read as; they overlap and contradict one another.
std::vector<FaceGuess> suggestFaces(const std::vector<Pip>& pips);

/// True when both could be pips of one face: like size, like colours.
bool alike(const Pip& a, const Pip& b);

}  // namespace lk::vision
