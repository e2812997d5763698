// Cards: their printed pictures, drawn in perspective with the shadow they throw.
#pragma once

#include <map>

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

/// Where the lamp stands: how far a shadow moves for each millimetre a thing is above the table.
inline const cv::Vec2d kShadowShift(0.28, -0.22);

/// Whether the camera sees its face, not its back.
bool showsFace(const CardPose& pose, const Camera& camera);
/// Where a card's picture lies in the frame, from millimetres of the side the camera sees.
Placement cardPlacement(const CardPose& pose, const Camera& camera);

class CardDrawer {
 public:
  CardDrawer(const Scene& scene, const rules::CardBook& cards, const Camera& camera);
  void draw(cv::Mat& frame, const CardPose& pose) const;

 private:
  [[nodiscard]] const Texture& textureOf(const CardPose& pose) const;

  const Scene& scene_;
  const Camera& camera_;
  std::vector<Texture> faces_;            // as Scene::cards; empty where a card has no name
  std::map<std::string, Texture> backs_;  // by deck
  std::vector<ShadowTexture> shadows_;    // from lying to held high
  std::vector<Texture> sleeves_;          // one a way the lamp may shine on it; empty when none is sleeved
};

}  // namespace lk::stage
