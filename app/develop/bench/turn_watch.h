// How long the window's thread is busy without a look at what people do.
#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QTimer>

namespace lk::app {

/// From one look of the event loop at its timers to the next. Milliseconds.
struct Turn {
  double second = 0;   // since the watch began
  double wall = 0;     // by the clock: other programs are in it
  double work = 0;     // processor time of the thread, without drawing
  double drawing = 0;  // processor time between the scene graph's begin of rendering and the picture's end;
                       // of the software renderer alone, which draws in the window's thread
  QString page;        // the one that was shown
};

/// Lives on the thread it watches.
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
  double drawnSince_ = 0;  // processor time when drawing began
  double drawn_ = 0;       // in this turn
  std::vector<Turn> turns_;
};

/// The longest of each second, of what `of` tells.
std::vector<double> longestEachSecond(const std::vector<Turn>& turns, double Turn::*of);
/// `share` (0..1) of the turns in which anything was done at all stay below this.
double quantile(const std::vector<Turn>& turns, double Turn::*of, double share);

}  // namespace lk::app
