// Draws dominoes: two halves with pips and a bar between them, on one body with rounded edges.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

struct DominoKind {
  const char* name;
  cv::Vec3f body, ink;    // BGR 0..255
  float bar = 0.8F;       // its length in halves; 0: none
  bool studded = false;   // a brass stud in the centre of the bar
  float rounding = 0.1F;  // of the corners, in halves
  float pip = 0.09F;      // radius, in halves
  float reach = 0.26F;    // from a half's centre to the outer pips, in halves
};

/// Returns ivory, black, wooden and coloured ones.
const std::vector<DominoKind>& dominoKinds();

struct Domino {
  int first = 0, second = 0;  // pips, 0..6
  cv::Point2f at;             // centre of the top face, pixels
  float half = 40;            // side of a half, pixels
  float turnDeg = 0;
  cv::Point2f lean{0, 0};  // from the top face to the bottom face, in halves; makes side walls visible
  float shade = 0.6F;      // fraction of light left in its shadow
};

/// Draws into a float BGR image, with a shadow.
void addDomino(cv::Mat3f& picture, const Domino& domino, const DominoKind& kind);

}  // namespace lk::vision::drawn
