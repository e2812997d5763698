// One open page: what is sent to it, and what it says, within limits.
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>
#include <QWebSocket>

namespace lk::app {

struct ChannelLimits {
  int messageBytes = 16 * 1024;  // of what a page says
  int messagesInTenSeconds = 50;
  int waitingBytes = 256 * 1024;  // not yet taken by a slow reader; beyond, it may come anew
  int silentMs = 60000;           // a page that answers no ping is gone
};

/// Owns the socket, and deletes itself once that is closed.
class Channel : public QObject {
  Q_OBJECT

 public:
  Channel(std::unique_ptr<QWebSocket> socket, ChannelLimits limits, QObject* parent);
  ~Channel() override;

  void send(const QByteArray& json);
  /// Closes it, with what to tell the person before it.
  void end(QWebSocketProtocol::CloseCode code, const QString& why);

 signals:
  void said(const QByteArray& json);
  void shown(const QByteArray& picture);
  void closed();

 private:
  bool mayCome();
  void watch();

  std::unique_ptr<QWebSocket> socket_;
  ChannelLimits limits_;
  QTimer pulse_;
  QTimer window_;
  int came_ = 0;        // messages since `window_` began
  int unanswered_ = 0;  // pings
};

}  // namespace lk::app
