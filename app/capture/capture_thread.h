// Reads a source on a thread of its own and keeps only the newest frame, so that no queue builds up.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <thread>
#include <variant>

#include "app/capture/frame_source.h"

namespace lk::app {

/// A change of the source's state, in source time.
struct SourceChange {
  enum class What { lost, back, ended };
  What what = What::lost;
  double seconds = 0;
};

using Captured = std::variant<Frame, SourceChange>;

/// Reads a source until it ends or this object is destroyed. A lost live source is reopened after 0.25 s,
/// then after twice as long each time, up to 4 s. A source that is not live is played at its own speed, and
/// frames that nobody took in time are dropped, as with a camera. Code that needs every frame reads the
/// source directly.
class CaptureThread {
 public:
  explicit CaptureThread(std::unique_ptr<FrameSource> source);
  /// Returns within three seconds, even if the source hangs (its thread is then detached).
  ~CaptureThread();
  CaptureThread(const CaptureThread&) = delete;
  CaptureThread& operator=(const CaptureThread&) = delete;

  /// Returns the newest frame not taken yet, or a change of the source, in order of time. Waits up to
  /// `timeout`. Returns nullopt after the timeout, or immediately after `ended`. Call it from one thread
  /// only.
  std::optional<Captured> next(std::chrono::milliseconds timeout);

  /// Sets whether something moves in the frame that was returned last. Call it from the thread of next().
  /// Five seconds of source time after the last motion, only about five frames per second of a live source
  /// are decoded until something moves again, if it has more than twelve: decoding thirty per second takes a
  /// fifth of a core. Without this call every frame is decoded.
  void setMotion(bool moving);

  [[nodiscard]] bool live() const;
  [[nodiscard]] const std::string& description() const;
  /// See FrameSource::warnings(). Complete once `ended` was returned.
  [[nodiscard]] std::vector<Fault> warnings() const;

 private:
  struct Shared;
  static void run(const std::stop_token& stop, Shared& shared);
  std::shared_ptr<Shared> shared_;  // shared with the thread, which may outlive this object
  std::jthread thread_;
  double taken_ = 0, moved_ = 0;  // seconds of the frame returned last, and of the last one with motion
};

}  // namespace lk::app
