// Plays a scene of the virtual table into the window, for screenshots.
#pragma once

#include <functional>
#include <utility>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Plays a scene with every second frame, as fast as possible.
class ScenePlayer {
 public:
  explicit ScenePlayer(OpenScene scene)
      : scene_(std::move(scene)), session_(scene_.kit, houseReferences(*scene_.kit)) {}

  /// Plays into `table` until `reached` returns true after a frame, and then `framesMore` frames. Fails if
  /// the scene ends before.
  Outcome<Done> playUntil(TableModel& table, const std::function<bool()>& reached, int framesMore);

  [[nodiscard]] const std::shared_ptr<const GameKit>& kit() const { return scene_.kit; }

 private:
  Outcome<Done> playFrame(TableModel& table);

  OpenScene scene_;
  TableSession session_;
  cv::Mat frame_;
  int next_ = 0;
  std::size_t nextEvent_ = 0;
};

}  // namespace lk::app
