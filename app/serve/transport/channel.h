// The line to one open page: a WebSocket, or server-sent events for browsers that refuse WebSockets. Limits
// what the page may send and how much may wait for it.
#pragma once

#include <QObject>
#include <QSslSocket>
#include <QTimer>

#include "app/serve/transport/frames.h"
#include "app/serve/transport/limits.h"

namespace lk::app {

/// How messages reach the page. With events, the page sends its own as requests; see take().
enum class LineKind { frames, events };

/// Owns the socket, and deletes itself after the socket has closed.
class Channel : public QObject {
  Q_OBJECT

 public:
  /// The head of the reply was written to the socket already.
  Channel(std::unique_ptr<QSslSocket> socket, LineKind kind, ChannelLimits limits, QObject* parent);
  ~Channel() override;

  [[nodiscard]] LineKind kind() const { return kind_; }
  void send(const QByteArray& json);
  /// Closes the line with a reason for the page.
  void end(CloseCode code, const QByteArray& why);
  /// Takes a message that came with a request. Returns false if there are too many; the line is then closed.
  bool take(const QByteArray& message, bool text);

 signals:
  /// A text message from the page.
  void received(const QByteArray& json);
  /// A binary message from the page: a picture of the phone's camera.
  void shown(const QByteArray& picture);
  void closed();

 private:
  void read();
  void hear(const Heard& heard);
  void write(const QByteArray& bytes);
  bool withinLimit(int& count, int limit);
  void watch();

  QSslSocket* socket_;  // a child
  LineKind kind_;
  ChannelLimits limits_;
  FrameReader reader_;
  QTimer pulse_;
  QTimer window_;
  int messages_ = 0;    // since `window_` started
  int frames_ = 0;      // since `window_` started
  int unanswered_ = 0;  // pings without a reply
  bool over_ = false;
};

}  // namespace lk::app
