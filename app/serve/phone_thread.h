// Runs the phone server on a thread of its own, so that spectators do not slow down the night.
#pragma once

#include <QThread>

#include "app/serve/phone_server.h"

namespace lk::app {

class PhoneThread {
 public:
  explicit PhoneThread(GateLimits limits = {});
  ~PhoneThread();
  PhoneThread(const PhoneThread&) = delete;
  PhoneThread& operator=(const PhoneThread&) = delete;

  /// Calls PhoneServer::open() and waits for it.
  Outcome<ServeAddresses> open(const ServePlan& plan);
  /// Closes all pages and the port, and waits until that is done.
  void close();
  /// Returns the current addresses. They change if the computer gets another network address.
  [[nodiscard]] ServeAddresses addresses();
  /// Calls PhoneServer::disconnectAll() and returns the new addresses.
  ServeAddresses disconnectAll();
  /// Returns the server, for connecting signals. Do not call its functions from another thread.
  [[nodiscard]] PhoneServer& server() { return *server_; }

 private:
  template <class Act>
  void there(Act act) {
    QMetaObject::invokeMethod(server_, act, Qt::BlockingQueuedConnection);
  }

  QThread thread_;
  PhoneServer* server_;  // deleted on its thread
};

}  // namespace lk::app
