// Simulates a phone: sends requests to the real server over TLS, and stores what its page receives.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSslSocket>
#include <QTest>
#include <QWebSocket>

#include "app/serve/phone_server.h"

namespace lk::test {

struct Response {
  int status = 0;  // 0: the connection was closed without a response
  QByteArray head;
  QByteArray body;

  /// The value of the cookie that is set; empty if none is.
  [[nodiscard]] QByteArray device() const {
    const qsizetype at = head.indexOf("device=");
    return at < 0 ? QByteArray() : head.mid(at + 7, head.indexOf(';', at) - at - 7);
  }
  [[nodiscard]] QString error() const { return QJsonDocument::fromJson(body)["error"].toString(); }
};

inline std::unique_ptr<QSslSocket> connected(quint16 port) {
  auto socket = std::make_unique<QSslSocket>();
  socket->setPeerVerifyMode(QSslSocket::VerifyNone);
  socket->connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
  return socket;
}

/// Sends bytes unchanged, and reads until the other side closes.
inline Response exchange(quint16 port, const QByteArray& bytes) {
  const auto socket = connected(port);
  socket->write(bytes);
  Response response;
  QByteArray all;
  (void)QTest::qWaitFor(
      [&] {
        all += socket->readAll();
        return socket->state() == QAbstractSocket::UnconnectedState;
      },
      20000);
  all += socket->readAll();
  const qsizetype end = all.indexOf("\r\n\r\n");
  response.head = all.left(end);
  response.body = end < 0 ? QByteArray() : all.mid(end + 4);
  response.status = all.mid(9, 3).toInt();
  return response;
}

inline QByteArray requestFor(quint16 port, const QByteArray& path, const QByteArray& more = {},
                             const QByteArray& method = "GET") {
  return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) + "\r\n" + more +
         "\r\n";
}

inline Response get(quint16 port, const QByteArray& path, const QByteArray& more = {}) {
  return exchange(port, requestFor(port, path, more));
}

/// A page, opened or refused, and everything it received.
class PhonePage {
 public:
  /// `origin`: the address of the requesting page; empty for the server's own. `language`: the browser's
  /// Accept-Language.
  PhonePage(quint16 port, const QString& path, const QByteArray& device = {}, const QString& origin = {},
            const QByteArray& language = {})
      : socket(origin.isEmpty() ? QStringLiteral("https://127.0.0.1:%1").arg(port) : origin) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.setSslConfiguration(tls);
    QNetworkRequest request(QUrl(QStringLiteral("wss://127.0.0.1:%1%2").arg(port).arg(path)));
    if (!device.isEmpty()) request.setRawHeader("Cookie", "device=" + device);
    if (!language.isEmpty()) request.setRawHeader("Accept-Language", language);
    QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                     [this](const QString& text) { messages << text.toUtf8(); });
    socket.open(request);
  }

  [[nodiscard]] bool opens() {
    const bool answered = QTest::qWaitFor([&] { return isOpen() || isClosed(); }, 10000);
    return answered && isOpen();
  }
  [[nodiscard]] bool closes() {
    return QTest::qWaitFor([&] { return isClosed(); }, 10000);
  }
  /// Waits until so many messages have arrived.
  [[nodiscard]] bool gets(qsizetype count) {
    return QTest::qWaitFor([&] { return messages.size() >= count; }, 10000);
  }
  void say(const QByteArray& json) { socket.sendTextMessage(QString::fromUtf8(json)); }
  /// Returns the content of the last message of a kind ("view").
  [[nodiscard]] QJsonValue last(const char* kind) const {
    for (auto at = messages.crbegin(); at != messages.crend(); ++at) {
      const QJsonObject message = QJsonDocument::fromJson(*at).object();
      if (message.contains(QLatin1String(kind))) return message[QLatin1String(kind)];
    }
    return {};
  }

  QWebSocket socket;
  QList<QByteArray> messages;

 private:
  [[nodiscard]] bool isOpen() const { return socket.state() == QAbstractSocket::ConnectedState; }
  [[nodiscard]] bool isClosed() const { return socket.state() == QAbstractSocket::UnconnectedState; }
};

}  // namespace lk::test
