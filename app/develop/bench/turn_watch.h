// Measures how long the GUI thread is busy between two turns of its event loop.
#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QTimer>

namespace lk::app {

/// The time between two timer events of the event loop. Times in milliseconds.
struct Turn {
  double second = 0;  // since the start of the measurement
  double wall = 0;    // wall-clock time: includes other programs
  double work = 0;    // processor time of the thread without drawing
  /// Processor time from the start of rendering to the finished frame. Only measured with the software
  /// renderer, which draws in the GUI thread.
  double drawing = 0;
  QString page;  // the page shown
};

/// Lives on the thread it measures.
class TurnWatch : public QObject {
 public:
  explicit TurnWatch(QQuickWindow& window);

  [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }

 private:
  void look();

  QPointer<QQuickWindow> window_;
  QTimer timer_;
  QElapsedTimer clock_;
  double last_ = 0;
  double worked_ = 0;
  double drawnSince_ = 0;  // processor time when drawing started
  double drawn_ = 0;       // in this turn
  std::vector<Turn> turns_;
};

/// Runs the event loop as in normal use, so that deferred deletions happen.
void live(int milliseconds);

/// Returns the largest value of the member `of` in each second.
std::vector<double> longestEachSecond(const std::vector<Turn>& turns, double Turn::*of);
/// Returns the quantile `share` (0..1) of the member `of`, over the turns in which any work was done.
double quantile(const std::vector<Turn>& turns, double Turn::*of, double share);

}  // namespace lk::app
