// Accepts TLS connections, reads one request from each within limits, and sends a reply or upgrades it to a
// WebSocket. Only the head of a request is read before it is checked.
//
// QHttpServer 6.4 limits neither requests nor connections and accepts any WebSocket. Only one GET per
// connection is needed here.
#pragma once

#include <functional>
#include <variant>

#include <QHash>
#include <QHostAddress>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QWebSocket>

#include "app/serve/transport/certificate.h"
#include "app/serve/transport/reply.h"
#include "app/serve/transport/request.h"

class QSslSocket;

namespace lk::app {

struct GateLimits {
  int connections = 400;  // open at the same time, with WebSockets; more are closed immediately
  int ofOneAddress = 256;
  int headBytes = 8 * 1024;
  int headMs = 10000;   // for TLS and the head together
  int replyMs = 15000;  // for the client to read the reply
};

/// Instead of a reply: the connection becomes a WebSocket. `opened` is called once it is open and takes
/// ownership.
struct Upgrade {
  std::function<void(std::unique_ptr<QWebSocket>)> opened;
};
using Answer = std::variant<Reply, Upgrade>;

class Gate : public QTcpServer {
  Q_OBJECT

 public:
  /// Decides on a request. `from` is the client's address.
  using Decides = std::function<Answer(const Request& request, const QHostAddress& from)>;
  Gate(const Identity& identity, Decides answer, GateLimits limits = {}, QObject* parent = nullptr);

  /// Returns the number of open connections.
  [[nodiscard]] int connections() const { return open_; }

 protected:
  void incomingConnection(qintptr descriptor) override;

 private:
  void hear(QSslSocket& socket);
  void decide(QSslSocket& socket, const QByteArray& head);
  void answer(QSslSocket& socket, const Reply& reply, std::string_view host = "");
  void upgrade(QSslSocket& socket, const Upgrade& to);
  void removeConnection(const QHostAddress& from);

  QSslConfiguration tls_;
  Decides answer_;
  GateLimits limits_;
  int open_ = 0;
  QHash<QHostAddress, int> byAddress_;
};

}  // namespace lk::app
