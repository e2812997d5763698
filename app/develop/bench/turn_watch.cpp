#include "app/develop/bench/turn_watch.h"

#include <algorithm>

#include <QEventLoop>

#include "app/kit/thread_time.h"

namespace lk::app {

namespace {

constexpr int kTick = 1;          // milliseconds between two timer events
constexpr double kNothing = 0.2;  // milliseconds of work: only the measurement itself

}  // namespace

TurnWatch::TurnWatch(QQuickWindow& window) : window_(&window), worked_(threadMilliseconds()) {
  connect(
      &window, &QQuickWindow::beforeRendering, this, [this] { drawnSince_ = threadMilliseconds(); },
      Qt::DirectConnection);
  connect(
      &window, &QQuickWindow::frameSwapped, this, [this] { drawn_ += threadMilliseconds() - drawnSince_; },
      Qt::DirectConnection);
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setInterval(kTick);
  connect(&timer_, &QTimer::timeout, this, [this] { look(); });
  clock_.start();
  timer_.start();
}

void TurnWatch::look() {
  const double now = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
  const double worked = threadMilliseconds();
  turns_.push_back({now / 1000, now - last_ - kTick, worked - worked_ - drawn_, drawn_,
                    window_ ? window_->property("page").toString() : QString()});
  worked_ = worked;
  drawn_ = 0;
  last_ = now;
}

void live(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

std::vector<double> longestEachSecond(const std::vector<Turn>& turns, double Turn::*of) {
  std::vector<double> longest;
  for (const Turn& turn : turns) {
    const auto second = static_cast<std::size_t>(turn.second);
    if (longest.size() <= second) longest.resize(second + 1, 0);
    longest[second] = std::max(longest[second], turn.*of);
  }
  return longest;
}

double quantile(const std::vector<Turn>& turns, double Turn::*of, double share) {
  std::vector<double> all;
  for (const Turn& turn : turns)
    if (turn.work + turn.drawing > kNothing) all.push_back(turn.*of);
  if (all.empty()) return 0;
  std::sort(all.begin(), all.end());
  return all[std::min(all.size() - 1, static_cast<std::size_t>(share * static_cast<double>(all.size())))];
}

}  // namespace lk::app
