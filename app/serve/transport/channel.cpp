#include "app/serve/transport/channel.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace lk::app {

namespace {

constexpr int kPings = 3;  // within `silentMs`

/// Lets the system close a connection whose other side is gone: events need no answer that would show it.
void closeWhenGone(QSslSocket& socket, int silentMs) {
  const unsigned ms = static_cast<unsigned>(silentMs);
  ::setsockopt(static_cast<int>(socket.socketDescriptor()), IPPROTO_TCP, TCP_USER_TIMEOUT, &ms, sizeof ms);
}

}  // namespace

Channel::Channel(std::unique_ptr<QSslSocket> socket, LineKind kind, ChannelLimits limits, QObject* parent)
    : QObject(parent), socket_(socket.release()), kind_(kind), limits_(limits), reader_(limits.messageBytes) {
  socket_->setParent(this);
  socket_->setReadBufferSize(kMaxReadBytes);
  closeWhenGone(*socket_, limits_.silentMs);
  connect(socket_, &QSslSocket::readyRead, this, &Channel::read);
  connect(socket_, &QSslSocket::disconnected, this, [this] {
    over_ = true;
    emit closed();
    deleteLater();
  });
  connect(&pulse_, &QTimer::timeout, this, &Channel::watch);
  pulse_.start(limits_.silentMs / kPings);
  connect(&window_, &QTimer::timeout, this, [this] { messages_ = frames_ = 0; });
  window_.start(kCountedMs);
  QMetaObject::invokeMethod(this, &Channel::read, Qt::QueuedConnection);  // what came with the request
}

Channel::~Channel() {
  socket_->disconnect(this);
}

void Channel::send(const QByteArray& json) {
  if (over_) return;
  write(kind_ == LineKind::frames ? frameOf(FrameKind::text, json) : "data: " + json + "\n\n");
}

void Channel::end(CloseCode code, const QByteArray& why) {
  if (over_) return;
  write(kind_ == LineKind::frames ? frameOf(FrameKind::close, closePayload(code, why))
                                  : "data: {\"closed\":\"" + why + "\"}\n\n");
  if (over_) return;
  over_ = true;
  QTimer::singleShot(kMaxFarewellMs, socket_, &QSslSocket::abort);
  socket_->disconnectFromHost();
}

/// Everything that is sent goes through here, so that nothing escapes the limit.
void Channel::write(const QByteArray& bytes) {
  if (socket_->bytesToWrite() + socket_->encryptedBytesToWrite() > limits_.waitingBytes) {
    over_ = true;
    return socket_->abort();
  }
  socket_->write(bytes);
}

void Channel::read() {
  for (QByteArray bytes = socket_->read(kMaxReadBytes); !bytes.isEmpty();
       bytes = socket_->read(kMaxReadBytes)) {
    // A page that gets events sends nothing here.
    if (kind_ == LineKind::events && !over_) (void)withinLimit(frames_, limits_.frames);
    if (kind_ == LineKind::events || over_) continue;
    reader_.add(bytes);
    while (const std::optional<Heard> heard = over_ ? std::nullopt : reader_.next())
      if (withinLimit(frames_, limits_.frames)) hear(*heard);
  }
}

void Channel::hear(const Heard& heard) {
  switch (heard.what) {
    case Heard::What::text:
    case Heard::What::binary:
      (void)take(heard.bytes, heard.what == Heard::What::text);
      return;
    case Heard::What::part:
      return;
    case Heard::What::ping:
      return write(frameOf(FrameKind::pong, heard.bytes));
    case Heard::What::pong:
      unanswered_ = 0;
      return;
    case Heard::What::close:
      return end(CloseCode::normal, {});
    case Heard::What::fault:
      return end(heard.why, {});
  }
}

bool Channel::take(const QByteArray& message, bool text) {
  if (over_ || !withinLimit(messages_, limits_.messages)) return false;
  if (text)
    emit received(message);
  else
    emit shown(message);
  return true;
}

bool Channel::withinLimit(int& count, int limit) {
  if (++count <= limit) return true;
  if (count == limit + 1) {
    send(R"({"error":"too many messages at once: wait a moment","status":429})");
    end(CloseCode::policy, "429");
  }
  return false;
}

void Channel::watch() {
  const bool waits = socket_->bytesToWrite() + socket_->encryptedBytesToWrite() > 0;
  if (kind_ == LineKind::events && !waits) unanswered_ = 0;
  if (++unanswered_ > kPings) return socket_->abort();
  if (!over_) write(kind_ == LineKind::frames ? frameOf(FrameKind::ping, {}) : QByteArray(":\n\n"));
}

}  // namespace lk::app
