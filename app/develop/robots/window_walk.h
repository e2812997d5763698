// Simulates a user who sees the window's pages for the first time, reads all texts, and taps.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <QQuickWindow>

#include "app/develop/robots/lesson_director.h"

namespace lk::app {

/// What the user had to do on a way through the window.
struct Walked {
  struct Part {
    std::string name;
    double seconds = 0;
    Length read;   // each text once: a known text is not read again
    Length shown;  // each text whenever it appears
  };
  std::vector<Part> parts;
  int taps = 0;

  [[nodiscard]] double seconds() const;
  /// Totals of all texts on the pages: sentences, buttons, numbers.
  [[nodiscard]] Length read() const;
  [[nodiscard]] Length shown() const;
};

class WindowWalk {
 public:
  /// `window` outlives this object.
  WindowWalk(QQuickWindow& window, const HumanPace& pace) : window_(window), pace_(pace) {}

  /// Begins a new part. Call it before all other functions.
  void begin(std::string part) { walked_.parts.push_back({std::move(part), 0, {}, {}}); }
  /// Records the new texts without adding time. Returns what was not known before.
  Length note();
  /// Records the new texts and adds the time to read them.
  void read();
  /// Reads the page, adds time to think if `thinks` is set, and taps the item `name`. Fails if it is not
  /// visible.
  Outcome<Done> tap(const QString& name, bool thinks = false);
  /// Adds time for something outside the window.
  void spend(double seconds) { walked_.parts.back().seconds += seconds; }
  /// Sets the time of the current part, measured elsewhere.
  void setTime(double seconds) { walked_.parts.back().seconds = seconds; }
  /// Returns the visible item with that name; nullptr if there is none.
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
