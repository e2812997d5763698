// One lesson at one table, without threads: frames in, what lies there to the lesson, covered pictures out.
#pragma once

#include <memory>

#include "app/learn/lessons/lesson_run.h"
#include "app/session/placements.h"
#include "app/session/privacy.h"
#include "app/window/shared/moment.h"
#include "vision/tracker.h"

namespace lk::app {

/// Dice of a night that was left may lie hidden in trays: those are covered, and what lies in them is no roll
/// of the lesson. Not thread-safe.
class LessonSession {
 public:
  LessonSession(LessonRun run, std::shared_ptr<const GameKit> kit, vision::CardIndex cards,
                std::vector<rules::Seat> hidden = {});

  /// Takes the next frame at `seconds` of source time. Whether anything may have changed.
  bool see(const cv::Mat& bgr, double seconds);
  /// The trays in which dice of such a night lie, from now on.
  void cover(std::vector<rules::Seat> hidden) { hidden_ = std::move(hidden); }
  [[nodiscard]] LessonRun& run() { return run_; }
  [[nodiscard]] const LessonRun& run() const { return run_; }
  /// The frame last seen, with everything covered that the table may not see, and what lies in it.
  [[nodiscard]] Picture picture(const cv::Mat& bgr) const;

 private:
  LessonRun run_;
  std::shared_ptr<const GameKit> kit_;
  vision::Tracker tracker_;
  Placements placements_;
  Surroundings surroundings_;
  std::vector<rules::Seat> hidden_;
  std::optional<double> opened_;  // source time of the first frame
};

}  // namespace lk::app
