// Loads the program's own lessons with their audience.
#pragma once

#include "app/develop/robots/lesson_robot.h"
#include "app/learn/lessons/lesson_reader.h"
#include "kits.h"
#include "rules/games/all.h"

namespace lk::test {

using Lessons = std::vector<std::shared_ptr<const app::Lesson>>;

inline const Lessons& lessons(const std::string& game = "halfwish") {
  static std::map<std::string, Lessons> all;
  if (const auto at = all.find(game); at != all.end()) return at->second;
  auto loaded = app::loadLessons(*kit(game));
  if (!loaded) qFatal("%s", loaded.fault().text().c_str());
  return all[game] = std::move(*loaded);
}

/// Returns the lessons of every game that has some.
inline Lessons allLessons() {
  Lessons all;
  for (const rules::Game* game : rules::allGames())
    if (app::hasLessons(game->id()))
      for (const auto& lesson : lessons(std::string(game->id()))) all.push_back(lesson);
  return all;
}

inline app::LessonSettings manner(LanguageId language = kEnglish) {
  app::LessonSettings m;
  m.names = {"Ann", "Ben", "C", "D"};
  m.language = language;
  return m;
}

}  // namespace lk::test
