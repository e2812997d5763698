// The lessons the program brings along, and people of the tests who take them.
#pragma once

#include "app/bench/lesson_robot.h"
#include "app/lessons/lesson_reader.h"

namespace lk::test {

inline std::shared_ptr<const app::GameKit> lessonKit() {
  static const Outcome<std::shared_ptr<const app::GameKit>> kit = app::loadKit("halfwish");
  if (!kit) qFatal("%s", kit.fault().text().c_str());
  return *kit;
}

inline const std::vector<std::shared_ptr<const app::Lesson>>& lessons() {
  static const auto all = app::loadLessons(*lessonKit());
  if (!all) qFatal("%s", all.fault().text().c_str());
  return *all;
}

inline app::LessonManner manner(app::Language language = app::Language::english) {
  app::LessonManner m;
  m.names = {"Ann", "Ben", "C", "D"};
  m.language = language;
  return m;
}

}  // namespace lk::test
