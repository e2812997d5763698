// The window itself: how soon it is there, how long its event loop ever stands still, how much memory it
// takes.
#include <algorithm>
#include <ctime>
#include <fstream>
#include <functional>
#include <unistd.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include "app/bench/benches.h"
#include "app/window/window_workers.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr int kTick = 1;               // milliseconds between two looks at the clock
constexpr int kLongestNight = 90'000;  // milliseconds
constexpr int kEndQuiet = 1'000;

/// Processor time of this thread: what other programs take is not in it.
double workedMilliseconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// How long the event loop stands still, at most, in each second: by the clock, and by the work done
/// meanwhile.
class GapWatch : public QObject {
 public:
  GapWatch() {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kTick);
    connect(&timer_, &QTimer::timeout, this, [this] { look(); });
    clock_.start();
    timer_.start();
  }
  [[nodiscard]] std::vector<double> gaps() const { return gaps_; }
  [[nodiscard]] std::vector<double> work() const { return work_; }

 private:
  void look() {
    const double now = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
    const auto second = static_cast<std::size_t>(now / 1000);
    if (gaps_.size() <= second) gaps_.resize(second + 1, 0), work_.resize(second + 1, 0);
    const double worked = workedMilliseconds();
    gaps_[second] = std::max(gaps_[second], now - last_ - kTick);
    work_[second] = std::max(work_[second], worked - worked_);
    worked_ = worked;
    last_ = now;
  }

  QTimer timer_;
  QElapsedTimer clock_;
  double last_ = 0;
  double worked_ = workedMilliseconds();
  std::vector<double> gaps_, work_;
};

double residentMegabytes() {
  std::ifstream statm("/proc/self/statm");
  double all = 0, resident = 0;
  statm >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

void spinUntil(const std::function<bool()>& done, int longest) {
  QElapsedTimer waited;
  waited.start();
  while (!done() && waited.elapsed() < longest)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

}  // namespace

Outcome<Done> benchWindow(const FigureSink& sink) {
  QElapsedTimer clock;
  clock.start();
  keepMemorySmall();
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(rules::allGames().front()->id());
  if (!kit) return kit.fault();
  WindowEngine window(*kit);
  const WindowWorkers workers(window);
  if (const Outcome<Done> loaded = window.load(); !loaded) return loaded.fault();
  double firstFrame = 0;
  QObject::connect(window.window(), &QQuickWindow::frameSwapped, window.window(), [&] {
    if (firstFrame == 0) firstFrame = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  });
  spinUntil([&] { return firstFrame > 0; }, 10'000);
  sink({"window_first_frame_ms", "ms", firstFrame, 1, firstFrame, firstFrame});

  TableModel& table = window.table();
  bool over = false;
  int pictures = 0;
  QObject::connect(&table, &TableModel::finishedChanged, window.window(), [&] { over = table.finished(); });
  QObject::connect(table.picture(), &PictureSlot::changed, window.window(), [&] { ++pictures; });
  GapWatch gaps;
  QElapsedTimer night;
  window.home().startSample();
  spinUntil([&] { return pictures > 0; }, kLongestNight);
  night.start();
  const int before = pictures;
  bool ended = false;
  QObject::connect(&table, &TableModel::sourceChanged, window.window(),
                   [&] { ended = pictures > 30 && !table.sourceLive() && table.pause().isEmpty(); });
  spinUntil([&] { return over || ended; }, kLongestNight);
  const double seconds = static_cast<double>(night.elapsed()) / 1000;
  sink(figureOf("window_longest_gap_ms_each_second", "ms", gaps.gaps()));
  sink(figureOf("window_longest_work_ms_each_second", "ms", gaps.work()));
  const double rate = (pictures - before) / std::max(0.1, seconds);
  sink({"window_pictures_a_second", "1/s", rate, pictures - before, rate, rate});
  spinUntil([] { return false; }, kEndQuiet);
  const double memory = residentMegabytes();
  sink({"window_memory_mb", "MB", memory, 1, memory, memory});
  return Done{};
}

}  // namespace lk::app
