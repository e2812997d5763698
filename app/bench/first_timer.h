// Somebody who never played: from the program's first page through the lessons to the end of a first guided
// round, in the window, before the camera of the virtual table.
#pragma once

#include "app/bench/lesson_director.h"

namespace lk::app {

struct FirstTimer {
  struct Part {
    std::string lesson;  // "" for the pages before the first one
    double seconds = 0;
    Length read;   // each text once: who has read it knows it when it comes again
    Length shown;  // each text whenever it appears
  };
  std::vector<Part> parts;
  int taps = 0;

  [[nodiscard]] double seconds() const;
  /// Of every text on the pages, wherever it stands: sentences, buttons, numbers.
  [[nodiscard]] Length read() const;
  [[nodiscard]] Length shown() const;
};

/// Takes the shortest way the pages offer to the lesson one is ready for. `language`: "en" or "zh". Time is
/// that of the virtual table, and of reading and tapping at `pace` on other pages. Fault: a tap has nothing
/// to hit, or a lesson does not come to its end. Needs a QGuiApplication.
Outcome<FirstTimer> playFirstTimer(const QString& language, const HumanPace& pace = kFirstTimer);

}  // namespace lk::app
