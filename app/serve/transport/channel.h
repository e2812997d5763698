// The WebSocket of one open page, with limits on what it may send and how much may be queued for it.
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>
#include <QWebSocket>

namespace lk::app {

struct ChannelLimits {
  int messageBytes = 16 * 1024;  // maximum size of a message from the page
  int messagesInTenSeconds = 100;
  /// Maximum queue for a slow reader. Above it the socket is closed, and the page may reconnect.
  int waitingBytes = 256 * 1024;
  int silentMs = 60000;  // without a reply to pings, the socket is closed
};

/// Owns the socket, and deletes itself after the socket has closed.
class Channel : public QObject {
  Q_OBJECT

 public:
  Channel(std::unique_ptr<QWebSocket> socket, ChannelLimits limits, QObject* parent);
  ~Channel() override;

  void send(const QByteArray& json);
  /// Closes the socket with a reason for the user.
  void end(QWebSocketProtocol::CloseCode code, const QString& why);

 signals:
  /// A text message from the page.
  void received(const QByteArray& json);
  /// A binary message from the page: a picture of the phone's camera.
  void shown(const QByteArray& picture);
  void closed();

 private:
  bool withinRateLimit();
  void watch();

  std::unique_ptr<QWebSocket> socket_;
  ChannelLimits limits_;
  QTimer pulse_;
  QTimer window_;
  int came_ = 0;        // messages since `window_` started
  int unanswered_ = 0;  // pings without a reply
};

}  // namespace lk::app
