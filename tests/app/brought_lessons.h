// The lessons the program brings along, and whom they are told.
#pragma once

#include "app/develop/robots/lesson_robot.h"
#include "app/learn/lessons/lesson_reader.h"
#include "kits.h"

namespace lk::test {

inline const std::vector<std::shared_ptr<const app::Lesson>>& lessons() {
  static const auto all = app::loadLessons(*kit());
  if (!all) qFatal("%s", all.fault().text().c_str());
  return *all;
}

inline app::LessonManner manner(Tongue tongue = Tongue::english) {
  app::LessonManner m;
  m.names = {"Ann", "Ben", "C", "D"};
  m.tongue = tongue;
  return m;
}

}  // namespace lk::test
