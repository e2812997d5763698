// Brings the frames of a source into the event loop of a worker's thread.
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/capture/capture_thread.h"

namespace lk::app {

/// Lives on the worker's thread; its signals are meant for direct connections. A slot may stop the feed.
class FrameFeed : public QObject {
  Q_OBJECT

 public:
  explicit FrameFeed(QObject* parent = nullptr);

  /// From now on frames come as camera and computer allow, the newest first.
  void start(std::unique_ptr<FrameSource> source);
  void stop();
  /// Whether the source is a camera or stream.
  [[nodiscard]] bool live() const { return capture_ && capture_->live(); }

 signals:
  void came(const lk::app::Frame& frame);
  void changed(const lk::app::SourceChange& change);
  /// A live source that is not lost has given no frame for three seconds; told once until the next.
  void silent();

 private:
  void tick();

  std::unique_ptr<CaptureThread> capture_;
  QTimer timer_;
  QElapsedTimer sinceLast_;
  bool awaited_ = false;  // frames are expected: none was missed yet
};

}  // namespace lk::app
