// Accepts connections, reads one request from each within limits, and sends a reply or turns it into a live
// line. Only the head of a request is read before it is checked.
//
// QHttpServer 6.4 limits neither requests nor connections and accepts any WebSocket. One request per
// connection is enough.
#pragma once

#include <functional>
#include <optional>
#include <variant>

#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>

#include "app/serve/transport/admission.h"
#include "app/serve/transport/certificate.h"
#include "app/serve/transport/channel.h"
#include "app/serve/transport/reply.h"
#include "app/serve/transport/request.h"

namespace lk::app {

/// Instead of a reply: the connection becomes a line to a page. `opened` is called at once.
struct Line {
  LineKind kind = LineKind::frames;
  bool isPrivate = false;  // it is never closed in favour of others
  std::function<void(std::unique_ptr<QSslSocket>)> opened;
};
/// Instead of a reply: the content of the request is read, and `take` replies to it.
struct Upload {
  int maxBytes = 0;
  std::function<Reply(const QByteArray& content)> take;
};
/// Instead of a reply: it comes later. `begin` is called at once with what takes the reply on the gate's
/// thread.
struct Later {
  std::function<void(std::function<void(const Reply&)>)> begin;
};
using Answer = std::variant<Reply, Line, Upload, Later>;

class Gate : public QTcpServer {
  Q_OBJECT

 public:
  /// Decides on a request. `from` is the client's address.
  using Decides = std::function<Answer(const Request& request, const QHostAddress& from)>;
  /// Without an identity connections are not encrypted.
  Gate(const std::optional<Identity>& identity, Decides answer, GateLimits limits = {},
       QObject* parent = nullptr);

  /// Uses another certificate for new connections.
  void identify(const Identity& identity);
  /// Returns the number of open connections.
  [[nodiscard]] int connections() const { return admission_.open(); }

 signals:
  /// A connection was closed without a reply, or refused. `why` is a sentence in English, for a log.
  void refused(const QHostAddress& from, const QString& why);

 protected:
  void incomingConnection(qintptr descriptor) override;

 private:
  class Entrant;

  void rest();
  void hear(Entrant& entrant);
  void decide(Entrant& entrant, const QByteArray& head);
  void read(Entrant& entrant, const Upload& upload, qsizetype bytes);
  void answer(Entrant& entrant, const Reply& reply, std::string_view host = "");
  void open(Entrant& entrant, const Line& line, const Request& request);

  QSslConfiguration tls_;
  bool encrypted_ = false;
  Decides answer_;
  GateLimits limits_;
  Admission admission_;
  int uploads_ = 0;  // whose content comes
  int inARow_ = 0;   // connections that arrived since the last rest
  QHash<Admission::Ticket, QSslSocket*> sockets_;
};

}  // namespace lk::app
