// Searches the camera's frames for the code printed on a league slip.
#pragma once

#include <string>

#include <QObject>

#include "app/capture/frame_feed.h"

namespace lk::app {

/// Lives on a thread of its own; its slots are called across threads.
class SlipReader : public QObject {
  Q_OBJECT

 public:
  SlipReader();

 public slots:
  /// Starts with `source`, in the format of openSource().
  void begin(const QString& source);
  void stop();

 signals:
  /// Emitted once; the reader has stopped then.
  void found(const QString& code);
  void failed(const QString& what);

 private:
  void take(const Frame& frame);

  FrameFeed feed_;
};

}  // namespace lk::app
