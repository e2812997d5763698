// Dice for training and tests as solid bodies met by rays: rounded or sharp, plain, marbled or translucent,
// lying, cocked, in shadow and glare. Nothing here is measured from any photo.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision::cast {

/// What a die is made of. Lengths in half sides, colours BGR 0..255.
struct DieLook {
  float rounding = 0.2F;  // radius of the edges
  float ballRadius = 2;   // the corners are cut by a ball; 1.75 and more: not at all
  float pipRadius = 0.19F;
  float singleRadius = 0.19F;  // of the one pip of a one: often larger
  float pipReach = 0.5F;       // from a face's middle
  float pipDepth = 0.3F;       // how much a hollow pip is shaded, 0..1
  cv::Vec3f body, vein, pips, single;
  float veins = 0;      // share of the second colour, 0..1
  float veinSize = 2;   // waves a half side
  float clear = 0;      // how much of what lies behind shines through, 0..1
  float shine = 30;     // brightness of the lamp's reflection
  float hardness = 30;  // its exponent
};

/// Where a die lies. Pixels.
struct DiePose {
  int value = 1;   // of the face that lies highest
  cv::Point2f at;  // below its middle, on the table
  float side = 40;
  float yaw = 0, tilt = 0, tiltTowards = 0;  // radians; a tilted die leans on something
  bool leftHanded = false;
  int spin = 0;                 // which of the four neighbouring values faces forward
  std::array<bool, 6> twist{};  // turns the layout of a face (by value - 1) by a quarter
};

/// How the camera sees and what light there is.
struct View {
  cv::Point2f lean{0, 0};    // how far a height of one moves in the picture, in the picture's middle
  float widening = 0;        // how much more of that a pixel farther from the middle
  cv::Vec3f lamp{0, 0, 1};   // towards it, of unit length
  float ambient = 0.5F;      // share of the light that comes from everywhere
  cv::Vec3f light{1, 1, 1};  // its colour
};

/// What was drawn of a die: its outline's box and its top face, clockwise as seen. Pixels of the picture.
struct Drawn {
  cv::Rect2f box;
  std::array<cv::Point2f, 4> top;
  float rival = 0;  // how much of the second most visible face is seen, of what is seen of the first
};

/// Draws into a float BGR picture; `owner` takes `id` where the die covers it.
Drawn castDie(cv::Mat3f& picture, cv::Mat1i& owner, int id, const DiePose& pose, const DieLook& look,
              const View& view);

/// Darkens what lies under and beside the die.
void castShadow(cv::Mat3f& picture, const DiePose& pose, const View& view, float strength, float softness);

}  // namespace lk::vision::cast
