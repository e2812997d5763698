#include "app/serve/transport/channel.h"

namespace lk::app {

namespace {

constexpr int kWindowMs = 10000;
constexpr int kPings = 3;  // within `silentMs`

}  // namespace

Channel::Channel(std::unique_ptr<QWebSocket> socket, ChannelLimits limits, QObject* parent)
    : QObject(parent), socket_(std::move(socket)), limits_(limits) {
  const auto most = static_cast<quint64>(limits_.messageBytes);
  socket_->setMaxAllowedIncomingFrameSize(most);
  socket_->setMaxAllowedIncomingMessageSize(most);
  connect(socket_.get(), &QWebSocket::textMessageReceived, this, [this](const QString& text) {
    if (withinRateLimit()) emit received(text.toUtf8());
  });
  connect(socket_.get(), &QWebSocket::binaryMessageReceived, this, [this](const QByteArray& bytes) {
    if (withinRateLimit()) emit shown(bytes);
  });
  connect(socket_.get(), &QWebSocket::disconnected, this, [this] {
    emit closed();
    deleteLater();
  });
  connect(socket_.get(), &QWebSocket::pong, this, [this] { unanswered_ = 0; });
  connect(&pulse_, &QTimer::timeout, this, &Channel::watch);
  pulse_.start(limits_.silentMs / kPings);
  connect(&window_, &QTimer::timeout, this, [this] { came_ = 0; });
  window_.start(kWindowMs);
}

Channel::~Channel() {
  socket_->disconnect(this);
}

void Channel::send(const QByteArray& json) {
  if (socket_->bytesToWrite() > limits_.waitingBytes) return socket_->abort();
  socket_->sendTextMessage(QString::fromUtf8(json));
}

void Channel::end(QWebSocketProtocol::CloseCode code, const QString& why) {
  socket_->close(code, why);
}

bool Channel::withinRateLimit() {
  if (++came_ <= limits_.messagesInTenSeconds) return true;
  if (came_ == limits_.messagesInTenSeconds + 1) {
    send(R"({"error":"too many messages at once: wait a moment","status":429})");
    end(QWebSocketProtocol::CloseCodePolicyViolated, QStringLiteral("429"));
  }
  return false;
}

void Channel::watch() {
  if (++unanswered_ > kPings) return socket_->abort();
  socket_->ping();
}

}  // namespace lk::app
