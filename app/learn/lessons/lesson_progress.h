// Which lessons were finished, and where the others were left; a file that is whole after every step.
#pragma once

#include <optional>
#include <string>

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

/// In the data folder.
inline constexpr char kLessonsFile[] = "lessons.json";

class LessonProgress {
 public:
  /// Reads `file`. One that cannot be used is as good as none. An empty name keeps nothing.
  explicit LessonProgress(std::string file);

  [[nodiscard]] bool finished(const std::string& lesson) const;
  /// Where it was left; none when it was not begun, or finished since.
  [[nodiscard]] std::optional<LessonPlace> place(const std::string& lesson) const;

  /// Both are on disk (synced) when they return, as far as the disk lets them.
  void keep(const std::string& lesson, const LessonPlace& place);
  void finish(const std::string& lesson);

 private:
  void set(const std::string& lesson, Json what);

  std::string file_;
  Json lessons_ = Json::object();
};

}  // namespace lk::app
