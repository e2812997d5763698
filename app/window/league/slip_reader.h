// Looks through a camera for the code that is printed on the slip of a league's table.
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
  /// `source` as openSource() takes it.
  void begin(const QString& source);
  void stop();

 signals:
  /// Once; then it has stopped.
  void found(const QString& code);
  void failed(const QString& what);

 private:
  void take(const Frame& frame);

  FrameFeed feed_;
};

}  // namespace lk::app
