// A directed lesson as frames of the virtual table's camera.
#pragma once

#include <functional>

#include <QTemporaryDir>

#include "app/develop/robots/lesson_director.h"
#include "stage/stage.h"

namespace lk::app {

/// Renders only frames in which something has come to rest, and repeats the last one at intervals; motion is
/// tested elsewhere. Needs a QGuiApplication.
class LessonFilm {
 public:
  /// `director` has directed the lesson and outlives this object.
  static Outcome<LessonFilm> open(const LessonDirector& director, const GameKit& kit);

  /// Calls `see` with frames and their times in the scene, until there are no more or it returns false.
  void play(const std::function<bool(const cv::Mat& bgr, double seconds)>& see);
  /// Returns the number of rendered frames.
  [[nodiscard]] int rendered() const { return rendered_; }

 private:
  LessonFilm(const LessonDirector& director, std::unique_ptr<QTemporaryDir> folder, stage::Stage stage);

  const LessonDirector* director_;
  std::unique_ptr<QTemporaryDir> folder_;
  stage::Stage stage_;
  int rendered_ = 0;
};

}  // namespace lk::app
