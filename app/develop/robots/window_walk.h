// Somebody who goes through pages of the window for the first time: reads whatever stands there, and taps.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <QQuickWindow>

#include "app/develop/robots/lesson_director.h"

namespace lk::app {

/// What a way through the window asks of people.
struct Walked {
  struct Part {
    std::string name;
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

class WindowWalk {
 public:
  /// `window` outlives this.
  WindowWalk(QQuickWindow& window, const HumanPace& pace) : window_(window), pace_(pace) {}

  /// What follows is a part of its own. Precondition of all else: one has begun.
  void begin(std::string part) { walked_.parts.push_back({std::move(part), 0, {}, {}}); }
  /// Notes what came to be read, for which time was taken elsewhere.
  Length note();
  /// Reads what is there.
  void read();
  /// Reads, thinks where there is something to choose, and taps what is called `name`. Fault: it cannot be
  /// seen.
  Outcome<Done> tap(const QString& name, bool thinks = false);
  /// Hands are busy elsewhere.
  void spend(double seconds) { walked_.parts.back().seconds += seconds; }
  /// Another clock told how long the part took.
  void took(double seconds) { walked_.parts.back().seconds = seconds; }
  /// What is called `name` and can be seen, or nullptr.
  [[nodiscard]] QQuickItem* item(const QString& name) const;

  [[nodiscard]] const Walked& walked() const { return walked_; }

 private:
  QQuickWindow& window_;
  HumanPace pace_;
  std::multiset<QString> last_;
  std::set<QString> known_;
  Walked walked_;
};

}  // namespace lk::app
