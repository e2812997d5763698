// Limits what is logged about refusals, so that a flood cannot fill the disk.
#pragma once

#include <QElapsedTimer>
#include <QHostAddress>
#include <QSet>

namespace lk::app {

class RefusalLog {
 public:
  /// Returns whether a refusal of this address is to be logged: the first one in a minute, of at most
  /// kMaxAddressesLogged addresses.
  bool isDue(const QHostAddress& from);

 private:
  QSet<QHostAddress> logged_;
  QElapsedTimer since_;
};

}  // namespace lk::app
