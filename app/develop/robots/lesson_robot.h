// Plays a lesson by taps only: it reads what the lesson asks for, and says only what the page offers. For the
// virtual table it also knows what to lay down.
#pragma once

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

class LessonRobot {
 public:
  /// `seed` is for its dice. `run` outlives this object.
  explicit LessonRobot(LessonRun& run, int seed = 0) : run_(run), seed_(seed), rolls_(7 * seed) {}

  /// Taps once for the awaited input. Returns false if there is nothing to tap, or no choice helps.
  bool tap();
  /// Returns the event that cards and dice on the table would say now. Precondition: the lesson awaits a game
  /// event.
  rules::Event next() { return eventFor(run_.moment()); }
  /// Returns an answer that is not corrected, found by trying on a copy; if `wrongInQuiz` is set, in a quiz
  /// one that is.
  [[nodiscard]] std::string rightAnswer(const LessonMoment& moment) const;

  int taps = 0;
  bool wrongInQuiz = false;

 private:
  [[nodiscard]] std::optional<rules::Event> choiceFor(const LessonMoment& moment);
  /// Returns the cards that the current task names for a field of an event; null if it names none.
  [[nodiscard]] Json toldFor(const rules::Event& begun, const std::string& field) const;
  rules::Event eventFor(const LessonMoment& moment);
  /// What an event would be to the lesson, tried on a copy.
  enum class Worth : std::uint8_t { wrong, accepted, awaited };
  [[nodiscard]] Worth worthOf(const rules::Event& event) const;

  LessonRun& run_;
  int seed_;
  int rolls_;
  int locations_ = 0;
  int choices_ = 0;
};

}  // namespace lk::app
