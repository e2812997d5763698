// Watches the table through a phone, from the moment its camera page is open.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "app/capture/frame_feed.h"
#include "app/serve/night/served_night.h"
#include "app/serve/phone_server.h"

namespace lk::app {

class CameraWatch : public QObject {
  Q_OBJECT

 public:
  /// `night` must outlive it.
  explicit CameraWatch(ServedNight& night);

 public slots:
  void present(const lk::app::Present& now);

 private:
  void prepare();
  void watch(vision::CardIndex cards);

  ServedNight* night_;
  FrameFeed feed_;
  bool watching_ = false;
  QThreadPool painting_;  // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
