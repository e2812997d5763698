// Draws cards in perspective, with their shadows.
#pragma once

#include <map>

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

/// Displacement of a shadow per millimetre of height above the table; determined by the position of the lamp.
inline const cv::Vec2d kShadowShift(0.28, -0.22);

/// Returns whether the camera sees the card's face rather than its back.
bool showsFace(const CardPose& pose, const Camera& camera);
/// Returns the placement of the visible side: millimetres of the side -> pixels of the frame.
Placement cardPlacement(const CardPose& pose, const Camera& camera);

class CardDrawer {
 public:
  CardDrawer(const Scene& scene, const rules::CardBook& cards, const Camera& camera);
  void draw(cv::Mat& frame, const CardPose& pose) const;

 private:
  [[nodiscard]] const Texture& textureOf(const CardPose& pose) const;

  const Scene& scene_;
  const Camera& camera_;
  std::vector<Texture> faces_;            // as Scene::cards; empty for entries without a known card
  std::map<std::string, Texture> backs_;  // by deck
  std::vector<ShadowTexture> shadows_;    // for increasing heights above the table
  std::vector<Texture> sleeves_;          // variants of the lamp's reflection; empty if no card is sleeved
};

}  // namespace lk::stage
