// Somebody who takes a lesson by taps alone, and does what is asked.
#pragma once

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

class LessonRobot {
 public:
  /// `seed`: of its dice. `run` outlives it.
  explicit LessonRobot(LessonRun& run, int seed = 0) : run_(run), seed_(seed), rolls_(7 * seed) {}

  /// Taps once for what is awaited now; false when there is nothing left to tap.
  bool tap();
  /// What it would say now. Precondition: something of the game is awaited.
  rules::Event next() { return eventFor(run_.moment()); }
  /// The answer that is not corrected, tried on a copy; in a quiz that is to go wrong, one that is.
  [[nodiscard]] std::string rightAnswer(const LessonMoment& moment) const;

  int taps = 0;
  bool wrongInQuiz = false;

 private:
  rules::Event eventFor(const LessonMoment& moment);
  /// Whether it is what is awaited now, tried on a copy.
  [[nodiscard]] bool counts(const Json& event) const;

  LessonRun& run_;
  int seed_;
  int rolls_;
  int locations_ = 0;
  int choices_ = 0;
};

}  // namespace lk::app
