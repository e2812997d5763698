// Draws printed tokens with the dice on them.
#pragma once

#include "stage/camera.h"
#include "stage/scene.h"
#include "stage/texture.h"
#include "stage/timeline.h"

namespace lk::stage {

class TokenDrawer {
 public:
  TokenDrawer(const Scene& scene, const carddb::TableLayout& layout, const rules::CardBook& cards,
              const Camera& camera);
  /// Draws a pose whose entry is a token.
  void draw(cv::Mat& frame, const CardPose& pose) const;

 private:
  void drawDie(cv::Mat& frame, const CardPose& pose, const TokenDie& die) const;

  const Scene& scene_;
  const Camera& camera_;
  std::vector<Texture> prints_;    // as Scene::cards; empty for a card
  std::vector<double> diameters_;  // as Scene::cards, mm
  ShadowTexture shadow_;           // of a die
};

}  // namespace lk::stage
