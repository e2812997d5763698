// The worker threads behind the window, and their connections to its objects.
#pragma once

#include <QThread>

#include "app/window/window_engine.h"

namespace lk::app {

class CalibrateWorker;
class EnrolWorker;
class LessonWorker;
class TableWorker;

/// The workers for nights, enrolling, calibration and lessons share one thread, because they use the same
/// camera: a stop is then always processed before the next start.
class WindowWorkers {
 public:
  /// Connects the workers to the window, which must outlive this, and starts their thread.
  explicit WindowWorkers(WindowEngine& window);
  /// Stops all work and the thread.
  ~WindowWorkers();
  WindowWorkers(const WindowWorkers&) = delete;
  WindowWorkers& operator=(const WindowWorkers&) = delete;

 private:
  QThread thread_;
  EnrolWorker* teacher_;  // these four live on thread_, which deletes them
  CalibrateWorker* calibrator_;
  LessonWorker* tutor_;
  TableWorker* table_;
};

}  // namespace lk::app
