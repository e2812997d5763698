// Renders dice for training and tests as solid bodies by ray casting: rounded or sharp, plain, marbled or
// translucent, flat, cocked, in shadow and glare. Nothing here is measured from any photo.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision::cast {

/// Appearance of a die. Lengths in half sides, colours BGR 0..255.
struct DieLook {
  float rounding = 0.2F;  // radius of the edges
  float ballRadius = 2;   // the corners are cut by a ball; from 1.75 on not at all
  float pipRadius = 0.19F;
  float singleRadius = 0.19F;  // of the single pip of a one, which is often larger
  float pipReach = 0.5F;       // from a face's centre
  float pipDepth = 0.3F;       // how much a hollow pip is shaded, 0..1
  cv::Vec3f body, vein, pips, single;
  float veins = 0;      // fraction of the second colour, 0..1
  float veinSize = 2;   // waves per half side
  float clear = 0;      // how much of the background is visible through the body, 0..1
  float shine = 30;     // brightness of the lamp's reflection
  float hardness = 30;  // its exponent
};

/// Position and orientation of a die. Pixels.
struct DiePose {
  int value = 1;   // on the highest face
  cv::Point2f at;  // below its centre, on the table
  float side = 40;
  float yaw = 0, tilt = 0, tiltTowards = 0;  // radians; a tilted die leans on something
  bool leftHanded = false;
  int spin = 0;                 // which of the four neighbouring values faces forward
  std::array<bool, 6> twist{};  // rotates the layout of a face (by value - 1) by a quarter
};

/// Camera and light.
struct View {
  cv::Point2f lean{0, 0};    // shift in the image per unit of height, at the image's centre
  float widening = 0;        // increase of that shift per pixel of distance from the centre
  cv::Vec3f lamp{0, 0, 1};   // unit vector towards the lamp
  float ambient = 0.5F;      // fraction of ambient light
  cv::Vec3f light{1, 1, 1};  // its colour
};

/// Geometry of a rendered die: the bounding box and the top face, clockwise as seen. Image pixels.
struct Drawn {
  cv::Rect2f box;
  std::array<cv::Point2f, 4> top;
  float rival = 0;  // visibility of the second most visible face, relative to the first
};

/// Draws into a float BGR image; `owner` is set to `id` where the die covers it.
Drawn castDie(cv::Mat3f& picture, cv::Mat1i& owner, int id, const DiePose& pose, const DieLook& look,
              const View& view);

/// Darkens the area under and beside the die.
void castShadow(cv::Mat3f& picture, const DiePose& pose, const View& view, float strength, float softness);

}  // namespace lk::vision::cast
