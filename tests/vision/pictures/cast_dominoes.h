// Dominoes for training: flat bodies with two fields of pips, under the same light as the cast dice.
#pragma once

#include <array>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

/// How the two fields are told apart.
enum class Divide { inked, grooved, shaded, none };

/// What dominoes are made of. Lengths in widths of a domino, colours BGR 0..255.
struct DominoLook {
  cv::Vec3f body, wall, ink;
  float length = 2;
  float height = 0.3F;
  float rounding = 0.1F;  // of the corners, seen from above
  float bevel = 0.05F;    // of the upper edges
  float pip = 0.09F;      // radius
  float reach = 0.26F;    // of the outer pips from a field's middle
  bool hollow = true;     // pips are shaded
  Divide divide = Divide::inked;
  float line = 0.8F, lineWidth = 0.04F;  // of the divide: how far it goes across, how wide it is
  bool stud = false;                     // of brass, in the middle
  float grain = 0;                       // of wood, share of the light
  float shine = 0;                       // brightness of the lamp's reflection in the bevel
};

struct DominoPose {
  std::array<int, 2> pips{};  // 0..6
  cv::Point2f at;             // middle of the upper face, pixels
  float width = 40;           // pixels
  float turn = 0;             // radians
};

/// Draws into a float BGR picture, with a shadow of the given strength.
void castDomino(cv::Mat3f& picture, const DominoPose& pose, const DominoLook& look, const View& view,
                float shadow, float softness);

}  // namespace lk::vision::cast
