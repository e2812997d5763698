// Decides who may connect. Keeps count of connections; knows no sockets.
#pragma once

#include <map>
#include <optional>

#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>

#include "app/serve/transport/limits.h"

namespace lk::app {

/// Returns the address as the limits count it: IPv4 where it is one in fact; of IPv6 its first 64 bits.
QHostAddress countedAddress(const QHostAddress& address);

class Admission {
 public:
  using Ticket = quint64;
  struct Decision {
    std::optional<Ticket> in;   // of the new connection; nullopt: it is to be closed
    std::optional<Ticket> out;  // an older connection that is to be closed for it
  };

  explicit Admission(GateLimits limits) : limits_(limits) {}

  /// Decides on a new connection. If everything is taken, the address that has most gives up its oldest,
  /// except private pages.
  Decision arrive(const QHostAddress& from);
  /// Its request is complete.
  void heard(Ticket ticket);
  /// It is a private page, which is never closed in favour of others.
  void keep(Ticket ticket);
  void leave(Ticket ticket);

  [[nodiscard]] int open() const { return static_cast<int>(all_.size()); }
  [[nodiscard]] int openOf(const QHostAddress& from) const;

 private:
  enum class Stage { unheard, heard, kept };
  struct Connection {
    QHostAddress from;
    Stage stage = Stage::unheard;
  };

  bool withinRate(const QHostAddress& from);
  [[nodiscard]] std::optional<Ticket> oldestOfMost(const QHostAddress& instead, bool unheardOnly) const;

  GateLimits limits_;
  std::map<Ticket, Connection> all_;  // the oldest first
  QHash<QHostAddress, int> arrivals_;
  QElapsedTimer sinceFirstArrival_;
  Ticket next_ = 1;
};

}  // namespace lk::app
