// Delivers the frames of a source in a worker thread's event loop.
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/capture/capture_thread.h"

namespace lk::app {

/// Lives on the worker's thread; connect its signals directly. A slot may stop the feed.
class FrameFeed : public QObject {
  Q_OBJECT

 public:
  explicit FrameFeed(QObject* parent = nullptr);

  /// Starts delivering frames as fast as camera and computer allow, always the newest one.
  void start(std::unique_ptr<FrameSource> source);
  void stop();
  /// Sets whether something moves in the frame that came last; see CaptureThread::setMotion().
  void setMotion(bool moving) {
    if (capture_) capture_->setMotion(moving);
  }
  /// Returns whether the source is a camera or stream.
  [[nodiscard]] bool live() const { return capture_ && capture_->live(); }

 signals:
  void came(const lk::app::Frame& frame);
  void changed(const lk::app::SourceChange& change);
  /// A live source that is not lost has given no frame for three seconds. Emitted once until the next frame.
  void silent();

 private:
  void tick();

  std::unique_ptr<CaptureThread> capture_;
  QTimer timer_;
  QElapsedTimer sinceLast_;
  bool awaited_ = false;  // silent() is emitted if no frame comes
};

}  // namespace lk::app
