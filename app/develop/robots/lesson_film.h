// A directed lesson before the camera of the virtual table.
#pragma once

#include <functional>

#include <QTemporaryDir>

#include "app/develop/robots/lesson_director.h"
#include "stage/stage.h"

namespace lk::app {

/// Only frames in which something has come to rest are rendered, and the last one is shown again now and then
/// in between: what moves is the business of other films. Needs a QGuiApplication.
class LessonFilm {
 public:
  /// `director` has directed, and outlives this.
  static Outcome<LessonFilm> open(const LessonDirector& director, const GameKit& kit);

  /// Shows frames with the seconds of the scene until there are no more or `see` says that it is enough.
  void play(const std::function<bool(const cv::Mat& bgr, double seconds)>& see);
  /// How many were rendered.
  [[nodiscard]] int rendered() const { return rendered_; }

 private:
  LessonFilm(const LessonDirector& director, std::unique_ptr<QTemporaryDir> folder, stage::Stage stage);

  const LessonDirector* director_;
  std::unique_ptr<QTemporaryDir> folder_;
  stage::Stage stage_;
  int rendered_ = 0;
};

}  // namespace lk::app
