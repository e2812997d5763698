#include "app/serve/transport/gate.h"

#include <charconv>
#include <sys/socket.h>
#include <unistd.h>

#include <QPointer>
#include <QTimer>

namespace lk::app {

namespace {

constexpr char kEndOfHead[] = "\r\n\r\n";
constexpr qsizetype kEndBytes = 4;
constexpr int kBacklog = 512;  // connections that the system accepts before this program does
constexpr char kEvents[] = "text/event-stream";

/// Asks the system, because a socket object costs more than a stranger may take.
QHostAddress peerOf(int descriptor) {
  sockaddr_storage peer{};
  socklen_t size = sizeof peer;
  if (::getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0) return {};
  return QHostAddress(reinterpret_cast<const sockaddr*>(&peer));
}

/// Returns the announced length of the content; -1 if there is none or it is no number.
qint64 lengthOf(const Request& request) {
  const std::string_view text = request.header("content-length");
  qint64 length = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
  return error == std::errc() && end == text.data() + text.size() ? length : -1;
}

}  // namespace

/// A connection until it ends or becomes a line to a page. It aborts at its time limit. A child of the
/// socket.
class Gate::Entrant : public QObject {
 public:
  Entrant(QSslSocket& socket, Admission::Ticket ticket)
      : QObject(&socket), socket_(&socket), ticket_(ticket), from_(socket.peerAddress()) {
    limit_.setSingleShot(true);
    connect(&limit_, &QTimer::timeout, &socket, &QSslSocket::abort);
    connect(&socket, &QSslSocket::disconnected, this, [&socket] { socket.deleteLater(); });
    connect(&socket, &QSslSocket::errorOccurred, this, [&socket] {
      if (socket.state() == QAbstractSocket::UnconnectedState) socket.deleteLater();
    });
  }

  [[nodiscard]] QSslSocket& socket() const { return *socket_; }
  [[nodiscard]] Admission::Ticket ticket() const { return ticket_; }
  [[nodiscard]] const QHostAddress& from() const { return from_; }
  void endsWithin(int ms) { limit_.start(ms); }

  /// Sends everything as fast as the other side reads it, then closes.
  void reply(const QByteArray& head, const QByteArray& content) {
    // Discard further input: closing a socket with unread bytes would reset the connection and lose the
    // reply.
    connect(socket_, &QSslSocket::readyRead, this, [this] { socket_->readAll(); });
    socket_->readAll();
    content_ = content;
    connect(socket_, &QSslSocket::bytesWritten, this, &Entrant::sendPart);
    connect(socket_, &QSslSocket::encryptedBytesWritten, this, &Entrant::sendPart);
    socket_->write(head);
    sendPart();
  }

 private:
  void sendPart() {
    if (sent_ > content_.size()) return;
    while (sent_ < content_.size() &&
           socket_->bytesToWrite() + socket_->encryptedBytesToWrite() < kMaxReplyPartBytes) {
      const qsizetype part = std::min<qsizetype>(kMaxReplyPartBytes, content_.size() - sent_);
      sent_ += part;
      socket_->write(content_.constData() + sent_ - part, part);
    }
    if (sent_ < content_.size()) return;
    sent_ = content_.size() + 1;
    socket_->disconnectFromHost();
  }

  QSslSocket* socket_;
  Admission::Ticket ticket_;
  QHostAddress from_;
  QTimer limit_;
  QByteArray content_;  // shared with whoever keeps it; only parts of it are copied
  qsizetype sent_ = 0;
};

Gate::Gate(const std::optional<Identity>& identity, Decides answer, GateLimits limits, QObject* parent)
    : QTcpServer(parent), answer_(std::move(answer)), limits_(limits), admission_(limits) {
  setListenBacklogSize(kBacklog);
  tls_ = QSslConfiguration::defaultConfiguration();
  tls_.setProtocol(QSsl::TlsV1_2OrLater);
  tls_.setPeerVerifyMode(QSslSocket::VerifyNone);
  if (identity) identify(*identity);
}

void Gate::identify(const Identity& identity) {
  tls_.setLocalCertificate(identity.certificate);
  tls_.setPrivateKey(identity.key);
  encrypted_ = true;
}

/// Stops accepting for a moment. QTcpServer accepts until nothing waits, which in a flood never happens; it
/// only stops when as many connections as allowed are pending, so none are allowed.
void Gate::rest() {
  inARow_ = 0;
  const int usual = maxPendingConnections();
  setMaxPendingConnections(0);
  QTimer::singleShot(kArrivalsRestMs, this, [this, usual] {
    setMaxPendingConnections(usual);
    resumeAccepting();
  });
}

void Gate::incomingConnection(qintptr descriptor) {
  if (++inARow_ >= kMaxArrivalsInARow) rest();
  const QHostAddress from = peerOf(static_cast<int>(descriptor));
  const Admission::Decision decision = admission_.arrive(from);
  if (decision.out) {
    if (QSslSocket* older = sockets_.take(*decision.out)) older->abort();
    admission_.leave(*decision.out);
  }
  if (!decision.in) {
    ::close(static_cast<int>(descriptor));
    emit refused(from, QStringLiteral("too many connections"));
    return;
  }
  auto* socket = new QSslSocket(this);
  // A child object, because it outlives the socket's own signals.
  connect(new QObject(socket), &QObject::destroyed, this, [this, ticket = *decision.in] {
    sockets_.remove(ticket);
    admission_.leave(ticket);
  });
  if (!socket->setSocketDescriptor(descriptor)) {
    ::close(static_cast<int>(descriptor));
    return socket->deleteLater();
  }
  sockets_.insert(*decision.in, socket);
  auto* entrant = new Entrant(*socket, *decision.in);
  entrant->endsWithin(limits_.headMs);
  connect(socket, &QSslSocket::readyRead, this, [this, entrant] { hear(*entrant); });
  socket->setReadBufferSize(limits_.headBytes + 1);
  if (!encrypted_) return;
  socket->setSslConfiguration(tls_);
  socket->startServerEncryption();
}

void Gate::hear(Entrant& entrant) {
  QSslSocket& socket = entrant.socket();
  if (encrypted_ && !socket.isEncrypted()) return;
  const QByteArray head = socket.peek(limits_.headBytes + 1);
  const qsizetype end = head.indexOf(kEndOfHead);
  if (end >= 0) {
    socket.skip(end + kEndBytes);
    return decide(entrant, head.left(end));
  }
  if (head.size() > limits_.headBytes) answer(entrant, refusal(Status::tooLarge, "this request is too long"));
}

void Gate::decide(Entrant& entrant, const QByteArray& head) {
  disconnect(&entrant.socket(), &QSslSocket::readyRead, this, nullptr);
  admission_.heard(entrant.ticket());
  const std::optional<Request> request = readRequest(head.toStdString());
  if (!request)
    return answer(entrant,
                  refusal(Status::wrong, "this is not a browser's request: open the page in a browser"));
  const bool uploads = request->method == "POST" && !request->headers.contains("transfer-encoding");
  if (request->hasBody() && !uploads)
    return answer(entrant, refusal(Status::tooLarge, "uploads are not accepted here"));
  if (request->method != "GET" && !uploads)
    return answer(entrant, refusal(Status::notAllowed, "only GET requests are accepted"));
  if (admission_.openOf(entrant.from()) > limits_.ofOneAddress)
    return answer(entrant, refusal(Status::tooMany, "too many pages are open on this device: close some"));
  const Answer what = answer_(*request, entrant.from());
  if (const auto* reply = std::get_if<Reply>(&what)) return answer(entrant, *reply, request->header("host"));
  if (const auto* line = std::get_if<Line>(&what)) return open(entrant, *line, *request);
  if (const auto* later = std::get_if<Later>(&what)) {
    entrant.endsWithin(limits_.replyMs);
    return later->begin(
        [this, to = QPointer(&entrant), host = std::string(request->header("host"))](const Reply& reply) {
          if (to) answer(*to, reply, host);
        });
  }
  const auto& upload = std::get<Upload>(what);
  const qint64 length = lengthOf(*request);
  if (length < 0 || length > upload.maxBytes)
    return answer(entrant, refusal(Status::tooLarge, "this message is too long"));
  if (uploads_ >= kMaxUploads)
    return answer(entrant, refusal(Status::tooMany, "too many messages at once: wait a moment"));
  read(entrant, upload, static_cast<qsizetype>(length));
}

void Gate::read(Entrant& entrant, const Upload& upload, qsizetype bytes) {
  QSslSocket& socket = entrant.socket();
  socket.setReadBufferSize(kMaxReadBytes);
  entrant.endsWithin(limits_.uploadMs);
  ++uploads_;
  connect(&entrant, &QObject::destroyed, this, [this] { --uploads_; });
  const auto content = std::make_shared<QByteArray>();
  const auto hear = [this, &entrant, take = upload.take, bytes, content] {
    QSslSocket& from = entrant.socket();
    for (QByteArray part = from.read(bytes - content->size()); !part.isEmpty();
         part = from.read(bytes - content->size()))
      *content += part;
    if (content->size() == bytes) answer(entrant, take(*content));
  };
  connect(&socket, &QSslSocket::readyRead, this, hear);
  hear();
}

void Gate::answer(Entrant& entrant, const Reply& reply, std::string_view host) {
  disconnect(&entrant.socket(), &QSslSocket::readyRead, this, nullptr);
  if (reply.status != Status::ok) emit refused(entrant.from(), QString::fromUtf8(reply.content).trimmed());
  entrant.endsWithin(limits_.replyMs);
  entrant.reply(headOf(reply, host, encrypted_), reply.content);
}

void Gate::open(Entrant& entrant, const Line& line, const Request& request) {
  QSslSocket& socket = entrant.socket();
  const std::optional<QByteArray> acceptance = acceptanceOf(request.header("sec-websocket-key"));
  if (line.kind == LineKind::frames && (!acceptance || request.header("sec-websocket-version") != "13"))
    return answer(entrant, refusal(Status::wrong, "this browser is too old: use another one"));
  if (line.isPrivate) admission_.keep(entrant.ticket());
  delete &entrant;
  if (line.kind == LineKind::frames)
    socket.write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: " +
        *acceptance + "\r\n\r\n");
  else
    socket.write(headOf({.status = Status::ok, .type = kEvents}, request.header("host"), encrypted_));
  line.opened(std::unique_ptr<QSslSocket>(&socket));
}

}  // namespace lk::app
