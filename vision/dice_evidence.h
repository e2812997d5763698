// What speaks for and against a guessed face: measured in the picture, free of size and colour.
#pragma once

#include <array>
#include <vector>

#include "vision/dice_layout.h"

namespace lk::vision {

/// The colours of a face: means over its pips.
struct Paint {
  cv::Vec3f around{0, 0, 0};  // the body's
  cv::Vec3f axis{0, 0, 0};    // from the body's to the pips'
  float contrast = 1;         // length of the axis
  float radius = 0;           // of the pips

  Paint(const std::vector<Pip>& pips, const std::vector<int>& chosen);
  /// 1 where it looks like a pip, 0 where it looks like the body.
  [[nodiscard]] float pipness(const cv::Vec3f& colour) const;
  [[nodiscard]] bool isBody(const cv::Vec3f& colour) const;
};

/// Lengths in sides of the face, colours in contrasts of its pips.
struct FaceEvidence {
  float pipSize = 0;     // mean radius
  float misfit = 0;      // of the layout
  float squareness = 1;  // short over long of the frame's axes, 0..1
  float flatness = 1;    // mean of the pips'
  float flattest = 1;    // the worst of them
  float ragged = 0;      // mean of the pips'
  float raggedest = 0;
  float ringNoise = 0;
  float contrast = 0;            // Lab units
  float contrastSpread = 1;      // weakest over strongest pip
  float sizeSpread = 1;          // smallest over largest pip
  float insideSpread = 0;        // largest colour distance between two pips
  float aroundSpread = 0;        // largest colour distance between the surrounds of two pips
  float weakestPresent = 0;      // darkness (1 = as a pip, 0 = as its surround) where the layout has pips
  float strongestAbsent = 0;     // the same where another layout would have one
  float straysInside = 0;        // like pips on the face that the layout does not explain
  float straysNear = 0;          // like pips beside the face
  float uniformity = 0;          // share of the face between the pips that has the body's colour
  std::array<float, 5> reach{};  // how far the body's colour goes from the middle: least, quarter, median,
                                 // three quarters, most
};

/// Measures `guess`; for a single pip, first sets its side by the body around it.
FaceEvidence weigh(const cv::Mat3f& lab, const std::vector<Pip>& pips, FaceGuess& guess);

}  // namespace lk::vision
