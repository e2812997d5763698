// One lesson at one table, without threads: frames in, what lies there to the lesson, covered pictures out.
#pragma once

#include <memory>

#include "app/lessons/lesson_run.h"
#include "app/table/placements.h"
#include "app/table/privacy.h"
#include "app/window/table/moment.h"
#include "vision/tracker.h"

namespace lk::app {

/// Not thread-safe.
class LessonSession {
 public:
  LessonSession(LessonRun run, std::shared_ptr<const GameKit> kit, vision::CardIndex cards);

  /// Takes the next frame at `seconds` of source time. Whether anything may have changed.
  bool see(const cv::Mat& bgr, double seconds);
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
  std::optional<double> opened_;  // source time of the first frame
};

}  // namespace lk::app
