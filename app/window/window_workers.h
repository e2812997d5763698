// The threads behind the window, and what goes between them and its objects.
#pragma once

#include <QThread>

#include "app/window/window_engine.h"

namespace lk::app {

class CalibrateWorker;
class EnrolWorker;
class LessonWorker;
class TableWorker;

/// The workers of nights, of teaching cards, of setting up cameras and of lessons share one thread: they want
/// the same camera, and what ends is told before what begins.
class WindowWorkers {
 public:
  /// Joins them to the window, which must outlive this, and starts their thread.
  explicit WindowWorkers(WindowEngine& window);
  /// Stops what is under way, and the thread.
  ~WindowWorkers();
  WindowWorkers(const WindowWorkers&) = delete;
  WindowWorkers& operator=(const WindowWorkers&) = delete;

 private:
  QThread thread_;
  EnrolWorker* teacher_;  // all of them the thread's
  CalibrateWorker* calibrator_;
  LessonWorker* tutor_;
  TableWorker* table_;
};

}  // namespace lk::app
