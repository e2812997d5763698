// Plays a lesson by taps only, doing what it asks for.
#pragma once

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

class LessonRobot {
 public:
  /// `seed` is for its dice. `run` outlives this object.
  explicit LessonRobot(LessonRun& run, int seed = 0) : run_(run), seed_(seed), rolls_(7 * seed) {}

  /// Taps once for the awaited input. Returns false if there is nothing to tap.
  bool tap();
  /// Returns the event it would send now. Precondition: the lesson awaits a game event.
  rules::Event next() { return eventFor(run_.moment()); }
  /// Returns an answer that is not corrected, found by trying on a copy; if `wrongInQuiz` is set, in a quiz
  /// one that is.
  [[nodiscard]] std::string rightAnswer(const LessonMoment& moment) const;

  int taps = 0;
  bool wrongInQuiz = false;

 private:
  rules::Event eventFor(const LessonMoment& moment);
  /// Returns whether the event is what is awaited now, by trying it on a copy.
  [[nodiscard]] bool counts(const Json& event) const;

  LessonRun& run_;
  int seed_;
  int rolls_;
  int locations_ = 0;
  int choices_ = 0;
};

}  // namespace lk::app
