// Composes the layers of a frame and caches those that do not change.
#pragma once

#include <optional>

#include "stage/camera.h"
#include "stage/card_drawer.h"
#include "stage/hand_drawer.h"
#include "stage/scene.h"
#include "stage/sensor.h"
#include "stage/timeline.h"
#include "stage/token_drawer.h"

namespace lk::stage {

class Compositor {
 public:
  Compositor(const Scene& scene, const carddb::TableLayout& layout, const rules::CardBook& cards,
             const Camera& camera);
  void render(const Snapshot& snapshot, int frame, cv::Mat& bgr);
  [[nodiscard]] const HandDrawer& hands() const { return hands_; }

 private:
  void updateResting(const Snapshot& snapshot);
  void drawFlat(cv::Mat& frame, const CardPose& pose) const;

  const Scene& scene_;
  const Camera& camera_;
  CardDrawer cards_;
  TokenDrawer tokens_;
  HandDrawer hands_;
  Sensor sensor_;
  cv::Mat table_;    // constant
  cv::Mat resting_;  // table with things at rest
  cv::Mat seen_;     // with moving things
  cv::Mat exposed_;  // resting_ after Sensor::expose(), if exposedIsResting_
  bool exposedIsResting_ = false;
  std::optional<std::pair<std::vector<CardPose>, std::vector<DiePose>>> drawn_;  // what resting_ shows
};

}  // namespace lk::stage
