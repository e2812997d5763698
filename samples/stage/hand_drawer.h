// Draws hands: a forearm, a sleeve and fingers, painted once and moved over the table.
#pragma once

#include <map>

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

class HandDrawer {
 public:
  HandDrawer(const Scene& scene, const Camera& camera);
  void draw(cv::Mat& frame, const HandPose& pose) const;
  /// Returns whether the hand covers a pixel.
  [[nodiscard]] bool hides(const HandPose& pose, cv::Point2d pixel) const;

 private:
  struct Hand {
    Texture texture;
    ShadowTexture shadow;
  };
  [[nodiscard]] Placement placementOf(const HandPose& pose) const;

  const Camera& camera_;
  std::map<rules::Seat, Hand> hands_;
};

}  // namespace lk::stage
