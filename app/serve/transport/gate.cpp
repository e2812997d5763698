#include "app/serve/transport/gate.h"

#include <QSslSocket>
#include <QTimer>
#include <QWebSocketServer>

namespace lk::app {

namespace {

constexpr char kEndOfHead[] = "\r\n\r\n";

/// The life time of a connection until it becomes a WebSocket: deletes the socket once it is closed, and
/// aborts it at the time limit.
class Bounds : public QTimer {
 public:
  explicit Bounds(QSslSocket& socket) : QTimer(&socket) {
    setSingleShot(true);
    connect(this, &QTimer::timeout, &socket, &QSslSocket::abort);
    connect(&socket, &QSslSocket::disconnected, this, [&socket] { socket.deleteLater(); });
    connect(&socket, &QSslSocket::errorOccurred, this, [&socket] {
      if (socket.state() == QAbstractSocket::UnconnectedState) socket.deleteLater();
    });
  }
  static Bounds& of(const QSslSocket& socket) {
    return *static_cast<Bounds*>(socket.findChild<QTimer*>(QLatin1String(kName)));
  }
  static constexpr char kName[] = "bounds";
};

}  // namespace

Gate::Gate(const Identity& identity, Decides answer, GateLimits limits, QObject* parent)
    : QTcpServer(parent), answer_(std::move(answer)), limits_(limits) {
  tls_ = QSslConfiguration::defaultConfiguration();
  tls_.setLocalCertificate(identity.certificate);
  tls_.setPrivateKey(identity.key);
  tls_.setProtocol(QSsl::TlsV1_2OrLater);
  tls_.setPeerVerifyMode(QSslSocket::VerifyNone);
}

void Gate::incomingConnection(qintptr descriptor) {
  auto* socket = new QSslSocket(this);
  if (!socket->setSocketDescriptor(descriptor) || open_ >= limits_.connections) {
    socket->abort();
    return socket->deleteLater();
  }
  const QHostAddress from = socket->peerAddress();
  ++open_;
  ++byAddress_[from];
  // A child object, because a QWebSocket removes all connections to the socket's own signals.
  connect(new QObject(socket), &QObject::destroyed, this, [this, from] { removeConnection(from); });
  connect(socket, &QSslSocket::readyRead, this, [this, socket] { hear(*socket); });
  auto* bounds = new Bounds(*socket);
  bounds->setObjectName(QLatin1String(Bounds::kName));
  bounds->start(limits_.headMs);
  socket->setReadBufferSize(limits_.headBytes + 1);
  socket->setSslConfiguration(tls_);
  socket->startServerEncryption();
}

void Gate::removeConnection(const QHostAddress& from) {
  --open_;
  if (--byAddress_[from] <= 0) byAddress_.remove(from);
}

void Gate::hear(QSslSocket& socket) {
  if (!socket.isEncrypted()) return;
  const QByteArray head = socket.peek(limits_.headBytes + 1);
  const qsizetype end = head.indexOf(kEndOfHead);
  if (end >= 0) return decide(socket, head.left(end));
  if (head.size() > limits_.headBytes) answer(socket, refusal(Status::tooLarge, "this request is too long"));
}

void Gate::decide(QSslSocket& socket, const QByteArray& head) {
  disconnect(&socket, &QSslSocket::readyRead, this, nullptr);
  const std::optional<Request> request = readRequest(head.toStdString());
  if (!request)
    return answer(socket,
                  refusal(Status::wrong, "this is not a browser's request: open the page in a browser"));
  if (request->hasBody()) return answer(socket, refusal(Status::tooLarge, "uploads are not accepted here"));
  if (request->method != "GET")
    return answer(socket, refusal(Status::notAllowed, "only GET requests are accepted"));
  const QHostAddress from = socket.peerAddress();
  if (byAddress_.value(from) > limits_.ofOneAddress)
    return answer(socket, refusal(Status::tooMany, "too many pages are open on this device: close some"));
  const Answer what = answer_(*request, from);
  if (const auto* reply = std::get_if<Reply>(&what)) return answer(socket, *reply, request->header("host"));
  upgrade(socket, std::get<Upgrade>(what));
}

void Gate::answer(QSslSocket& socket, const Reply& reply, std::string_view host) {
  disconnect(&socket, &QSslSocket::readyRead, this, nullptr);
  // Discard further input: closing a socket with unread bytes would reset the connection and lose the reply.
  connect(&socket, &QSslSocket::readyRead, &socket, [&socket] { socket.readAll(); });
  socket.readAll();
  Bounds::of(socket).start(limits_.replyMs);
  socket.write(bytesOf(reply, host));
  socket.disconnectFromHost();
}

void Gate::upgrade(QSslSocket& socket, const Upgrade& to) {
  delete &Bounds::of(socket);
  socket.setReadBufferSize(0);
  auto* hands = new QWebSocketServer(QStringLiteral("Lampkeeper"), QWebSocketServer::NonSecureMode, this);
  hands->setHandshakeTimeout(limits_.headMs);
  connect(hands, &QWebSocketServer::newConnection, &socket, [&socket, hands, opened = to.opened] {
    std::unique_ptr<QWebSocket> open(hands->nextPendingConnection());
    open->setParent(nullptr);
    connect(open.get(), &QObject::destroyed, &socket, &QObject::deleteLater);
    hands->disconnect();
    hands->deleteLater();
    opened(std::move(open));
  });
  connect(hands, &QWebSocketServer::serverError, &socket, [&socket, hands] {
    socket.abort();
    socket.deleteLater();
    hands->deleteLater();
  });
  hands->handleConnection(&socket);
}

}  // namespace lk::app
