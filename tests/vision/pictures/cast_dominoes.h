// Renders dominoes for training: flat bodies with two fields of pips, under the same light as the cast dice.
#pragma once

#include <array>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

/// How the two fields are separated.
enum class Divide { inked, grooved, shaded, none };

/// Appearance of dominoes. Lengths in widths of a domino, colours BGR 0..255.
struct DominoLook {
  cv::Vec3f body, wall, ink;
  float length = 2;
  float height = 0.3F;
  float rounding = 0.1F;  // of the corners, seen from above
  float bevel = 0.05F;    // of the upper edges
  float pip = 0.09F;      // radius
  float reach = 0.26F;    // from a field's centre to the outer pips
  bool hollow = true;     // pips are shaded
  Divide divide = Divide::inked;
  float line = 0.8F, lineWidth = 0.04F;  // of the divide: its length across, and its width
  bool stud = false;                     // of brass, in the centre
  float grain = 0;                       // of wood, fraction of the light
  float shine = 0;                       // brightness of the lamp's reflection in the bevel
};

struct DominoPose {
  std::array<int, 2> pips{};  // 0..6
  cv::Point2f at;             // centre of the upper face, pixels
  float width = 40;           // pixels
  float turn = 0;             // radians
};

/// Draws into a float BGR image, with a shadow of the given strength.
void castDomino(cv::Mat3f& picture, const DominoPose& pose, const DominoLook& look, const View& view,
                float shadow, float softness);

}  // namespace lk::vision::cast
