// Compares the faces of two cards by a trained net, at four times the width of a look.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// What the net keeps of a face, in cells of four pixels of an upright card of 192 x 288 pixels. 160 KB.
struct FaceCode {
  cv::Mat cells;      // CV_8S, one row per feature and per direction of the features; or empty
  cv::Mat visible{};  // CV_8U, one value per cell, 255 where the card itself is visible; empty: everywhere
  [[nodiscard]] bool empty() const { return cells.empty(); }
};

/// Returns the code of the upright card whose top left is `corners[0]`, in an 8-bit BGR image. `visible` is
/// as for lookOf(). Takes 2 to 4 ms on one core. Thread-safe; each thread keeps its own copy of the nets (1
/// MB).
FaceCode faceCodeOf(const cv::Mat& bgr, const Quad& corners, const cv::Mat& visible = {});

/// Returns the code of a card to be enrolled. `corners[0]` is the card's own top left; a card printed in
/// landscape is turned as in describeCard().
FaceCode faceCodeOfReference(const cv::Mat& bgr, const Quad& corners);

/// Returns the net's log-odds that both are the same face: above 2 for most equal ones, below -1 for nearly
/// all others, even if they differ in one word or suit. The seen card may be off by 4 % of its width. Places
/// where it is not visible count as equal. Takes about 2 ms on one core. Precondition: neither code is empty.
double faceLikeness(const FaceCode& reference, const FaceCode& seen);

}  // namespace lk::vision
