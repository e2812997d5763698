#include "app/capture/capture_thread.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace lk::app {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

namespace {

constexpr Seconds kFirstDelay = 0.25s;
constexpr Seconds kMaxDelay = 4s;
constexpr Seconds kPatienceAtEnd = 2.5s;
constexpr std::size_t kMaxChanges = 16;
constexpr Seconds kStillAfter = 5s;  // without motion
constexpr Seconds kSkipped = 0.17s;  // after each frame of a still table
constexpr double kMinSkipped = 12;   // frames per second; none of a slower source is skipped

}  // namespace

struct CaptureThread::Shared {
  /// An item to hand over, with its position in the order of events.
  template <class T>
  struct Numbered {
    T thing;
    std::uint64_t order = 0;
  };

  std::unique_ptr<FrameSource> source;  // used by the thread only
  bool live = false;
  std::string description;
  std::atomic<bool> still = false;  // nothing has moved for a while

  std::mutex mutex;
  std::condition_variable_any changed;
  std::uint64_t order = 0;
  Numbered<Frame> newest;  // order 0: none
  std::deque<Numbered<SourceChange>> changes;
  std::vector<Fault> warnings;
  bool ended = false;     // `ended` was reported, nothing follows
  bool finished = false;  // the thread has released everything

  /// Puts the frame into the slot. An older frame that was not taken is returned in `frame`, to reuse its
  /// memory.
  void hand(Frame& frame) {
    const std::lock_guard lock(mutex);
    std::swap(newest.thing, frame);
    newest.order = ++order;
    changed.notify_all();
  }

  void report(SourceChange::What what, double seconds) {
    const std::lock_guard lock(mutex);
    // If nobody reads them, an old loss and return cancel each other out.
    if (changes.size() >= kMaxChanges) changes.erase(changes.begin(), changes.begin() + 2);
    changes.push_back({{what, seconds}, ++order});
    if (what == SourceChange::What::ended) {
      ended = true;
      warnings = source->warnings();
    }
    changed.notify_all();
  }

  void sleep(const std::stop_token& stop, Seconds time) {
    std::unique_lock lock(mutex);
    changed.wait_for(lock, stop, time, [] { return false; });
  }
};

CaptureThread::CaptureThread(std::unique_ptr<FrameSource> source) : shared_(std::make_shared<Shared>()) {
  shared_->live = source->live();
  shared_->description = source->describe();
  shared_->source = std::move(source);
  thread_ = std::jthread([shared = shared_](const std::stop_token& stop) {
    run(stop, *shared);
    shared->source.reset();
    const std::lock_guard lock(shared->mutex);
    shared->finished = true;
    shared->changed.notify_all();
  });
}

CaptureThread::~CaptureThread() {
  thread_.request_stop();
  std::unique_lock lock(shared_->mutex);
  const bool finished = shared_->changed.wait_for(lock, kPatienceAtEnd, [&] { return shared_->finished; });
  lock.unlock();
  if (!finished) thread_.detach();
}

void CaptureThread::run(const std::stop_token& stop, Shared& shared) {
  FrameSource& source = *shared.source;
  Frame frame;
  bool lost = false;
  Seconds delay = kFirstDelay;
  std::optional<Clock::time_point> begin;  // when source time was 0; for sources that are not live
  double previousSeconds = 0;
  std::int64_t previousNumber = 0;
  while (!stop.stop_requested()) {
    if (lost) {
      shared.sleep(stop, delay);
      delay = std::min(2 * delay, kMaxDelay);
      if (stop.stop_requested() || !source.reopen()) continue;
    }
    const ReadResult result = source.next(frame);
    if (result == ReadResult::ended) return shared.report(SourceChange::What::ended, source.seconds());
    if (result == ReadResult::lost) {
      if (!lost) shared.report(SourceChange::What::lost, source.seconds());
      lost = true;
      continue;
    }
    if (lost) shared.report(SourceChange::What::back, frame.seconds);
    lost = false;
    delay = kFirstDelay;
    if (!shared.live) {
      const Seconds elapsed = begin ? Clock::now() - *begin : Seconds::zero();
      const Seconds early = Seconds(frame.seconds) - elapsed;
      // At the start, and when drawing is too slow, the time base is set again, so that later frames are not
      // played too fast.
      if (!begin || early < -0.5s)
        begin = Clock::now() - std::chrono::duration_cast<Clock::duration>(Seconds(frame.seconds));
      else if (early > Seconds::zero())
        shared.sleep(stop, early);
    }
    const bool fast =
        static_cast<double>(frame.number - previousNumber) > kMinSkipped * (frame.seconds - previousSeconds);
    previousSeconds = frame.seconds;
    previousNumber = frame.number;
    shared.hand(frame);
    if (shared.live && shared.still && fast) source.skip(kSkipped.count());
  }
}

void CaptureThread::setMotion(bool moving) {
  if (moving) moved_ = taken_;
  shared_->still = Seconds(taken_ - moved_) >= kStillAfter;
}

std::optional<Captured> CaptureThread::next(std::chrono::milliseconds timeout) {
  Shared& shared = *shared_;
  std::unique_lock lock(shared.mutex);
  const auto something = [&] { return shared.newest.order != 0 || !shared.changes.empty(); };
  shared.changed.wait_for(lock, timeout, [&] { return something() || shared.ended; });
  if (!something()) return std::nullopt;
  const bool frameFirst = shared.changes.empty() ||
                          (shared.newest.order != 0 && shared.newest.order < shared.changes.front().order);
  if (frameFirst) {
    shared.newest.order = 0;
    taken_ = shared.newest.thing.seconds;
    return std::exchange(shared.newest.thing, {});
  }
  const SourceChange change = shared.changes.front().thing;
  shared.changes.pop_front();
  return change;
}

bool CaptureThread::live() const {
  return shared_->live;
}

const std::string& CaptureThread::description() const {
  return shared_->description;
}

std::vector<Fault> CaptureThread::warnings() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->warnings;
}

}  // namespace lk::app
