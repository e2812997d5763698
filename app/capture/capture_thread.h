// A source in a thread of its own: the newest frame is always at hand, and nothing queues up behind it.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <thread>
#include <variant>

#include "app/capture/frame_source.h"

namespace lk::app {

/// A change of the source, at its own time.
struct SourceChange {
  enum class What { lost, back, ended };
  What what = What::lost;
  double seconds = 0;
};

using Captured = std::variant<Frame, SourceChange>;

/// Runs a source until it ends or this is destroyed. A live source that is lost is looked for again after
/// 0.25 s, then twice as long each time up to 4 s. A source that is not live is played at its own speed,
/// frames that nobody took being dropped like a camera's; who needs every frame asks the source itself.
class CaptureThread {
 public:
  explicit CaptureThread(std::unique_ptr<FrameSource> source);
  /// Returns within three seconds, even when the source hangs (it is then left to itself).
  ~CaptureThread();
  CaptureThread(const CaptureThread&) = delete;
  CaptureThread& operator=(const CaptureThread&) = delete;

  /// The newest frame not yet taken, or a change of the source; waits up to `timeout` for one. Frames and
  /// changes come in the order of their times. Nothing when the time is over, or at once after `ended`. For
  /// one consumer thread.
  std::optional<Captured> next(std::chrono::milliseconds timeout);

  [[nodiscard]] bool live() const;
  [[nodiscard]] const std::string& description() const;
  /// As FrameSource::warnings(), complete once `ended` was handed over.
  [[nodiscard]] std::vector<Fault> warnings() const;

 private:
  struct Shared;
  static void run(const std::stop_token& stop, Shared& shared);
  std::shared_ptr<Shared> shared_;  // also the thread's, which may outlive this
  std::jthread thread_;
};

}  // namespace lk::app
