// The one door: takes connections over TLS, reads what each asks for within limits, and answers it or turns
// it into a WebSocket. Nobody gets further than the head of one request before that is vetted.
//
// QHttpServer 6.4 bounds neither requests nor connections and opens any WebSocket it is asked for; what is
// needed of HTTP here is one GET a connection.
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
  int connections = 400;  // at once, WebSockets among them; beyond, they are closed at once
  int ofOneAddress = 256;
  int headBytes = 8 * 1024;
  int headMs = 10000;   // for TLS and the head together
  int replyMs = 15000;  // for taking the answer
};

/// What becomes of a request: an answer, or a WebSocket, handed over once it is open; its new owner is whom
/// it is handed to.
struct Upgrade {
  std::function<void(std::unique_ptr<QWebSocket>)> opened;
};
using Answer = std::variant<Reply, Upgrade>;

class Gate : public QTcpServer {
  Q_OBJECT

 public:
  /// `answer` decides about each request and who asks.
  using Decides = std::function<Answer(const Request& request, const QHostAddress& from)>;
  Gate(const Identity& identity, Decides answer, GateLimits limits = {}, QObject* parent = nullptr);

  /// Connections that are open now.
  [[nodiscard]] int connections() const { return open_; }

 protected:
  void incomingConnection(qintptr descriptor) override;

 private:
  void hear(QSslSocket& socket);
  void decide(QSslSocket& socket, const QByteArray& head);
  void answer(QSslSocket& socket, const Reply& reply, std::string_view host = "");
  void upgrade(QSslSocket& socket, const Upgrade& to);
  void countOff(const QHostAddress& from);

  QSslConfiguration tls_;
  Decides answer_;
  GateLimits limits_;
  int open_ = 0;
  QHash<QHostAddress, int> byAddress_;
};

}  // namespace lk::app
