// The phones' server on a thread of its own: whoever looks on costs the night nothing.
#pragma once

#include <QThread>

#include "app/serve/phone_server.h"

namespace lk::app {

class PhoneThread {
 public:
  PhoneThread();
  ~PhoneThread();
  PhoneThread(const PhoneThread&) = delete;
  PhoneThread& operator=(const PhoneThread&) = delete;

  /// As PhoneServer::open(); waits for it.
  Outcome<ServeAddresses> open(const ServePlan& plan);
  /// Closes every page and the port, and waits for that.
  void close();
  /// Where everything is now: a computer may get another address.
  [[nodiscard]] ServeAddresses addresses();
  /// As PhoneServer::everyoneOut(); returns the new addresses.
  ServeAddresses everyoneOut();
  /// To connect with; nothing of it is to be called from another thread.
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
