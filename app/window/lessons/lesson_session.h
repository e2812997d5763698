// A lesson at a table, without threads: takes frames, passes placements to the lesson, returns covered
// pictures.
#pragma once

#include <memory>

#include "app/learn/lessons/lesson_run.h"
#include "app/session/table/placements.h"
#include "app/session/watch/privacy.h"
#include "app/window/shared/moment.h"
#include "app/window/shared/move_request.h"
#include "vision/tracker.h"

namespace lk::app {

/// Trays can contain hidden dice of an unfinished night. Those trays are covered, and their dice do not count
/// as a roll of the lesson. Not thread-safe.
class LessonSession {
 public:
  LessonSession(LessonRun run, std::shared_ptr<const GameKit> kit, vision::CardIndex cards,
                std::vector<rules::Seat> hidden = {});

  /// Processes the next frame, taken at `seconds` of source time. Returns whether anything may have changed.
  bool see(const cv::Mat& bgr, double seconds);
  /// Sets the trays with hidden dice.
  void cover(std::vector<rules::Seat> hidden) { hidden_ = std::move(hidden); }
  /// Returns what a seat can say next of an unfinished event, as far as the table may know it; nullopt in a
  /// lesson whose table is not drawn, and for a seat that does not take part.
  [[nodiscard]] std::optional<Composition> compose(const MoveRequest& request) const;
  [[nodiscard]] LessonRun& run() { return run_; }
  [[nodiscard]] const LessonRun& run() const { return run_; }
  /// Returns the last frame with everything covered that the table may not see, and the things recognised in
  /// it.
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
