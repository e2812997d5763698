// Stores which lessons are finished and where the others were left. The file is replaced as a whole.
#pragma once

#include <optional>
#include <string>

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

/// File name in the data folder.
inline constexpr char kLessonsFile[] = "lessons.json";

class LessonProgress {
 public:
  /// Reads `file`. A missing or invalid file counts as empty. With an empty name nothing is saved.
  explicit LessonProgress(std::string file);

  [[nodiscard]] bool finished(const std::string& lesson) const;
  /// Returns where a lesson was left; nullopt if it was not started, or finished since.
  [[nodiscard]] std::optional<LessonPlace> place(const std::string& lesson) const;

  /// Both write the file before they return (synced if the disk supports it). Write errors are ignored.
  void keep(const std::string& lesson, const LessonPlace& place);
  void finish(const std::string& lesson);

 private:
  void set(const std::string& lesson, Json what);

  std::string file_;
  Json lessons_ = Json::object();
};

}  // namespace lk::app
