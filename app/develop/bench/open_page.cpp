#include "app/develop/bench/open_page.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QUrl>

namespace lk::app {

namespace {

constexpr int kPatienceMs = 10000;

/// Returns the page's cookie, which its WebSocket needs; empty if it sets none.
QByteArray cookieOf(const QUrl& url) {
  QSslSocket socket;
  socket.setPeerVerifyMode(QSslSocket::VerifyNone);
  socket.connectToHostEncrypted(url.host(), static_cast<quint16>(url.port()));
  socket.write("GET " + url.path().toUtf8() + " HTTP/1.1\r\nHost: " + url.authority().toUtf8() + "\r\n\r\n");
  QByteArray all;
  while (socket.waitForReadyRead(kPatienceMs)) all += socket.readAll();
  const qsizetype at = all.indexOf("device=");
  return at < 0 ? QByteArray() : all.mid(at, all.indexOf(';', at) - at);
}

}  // namespace

std::unique_ptr<QWebSocket> openPage(const QString& url) {
  QUrl line(url);
  const QByteArray cookie = cookieOf(line);
  auto socket = std::make_unique<QWebSocket>(QStringLiteral("https://") + line.authority());
  QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
  tls.setPeerVerifyMode(QSslSocket::VerifyNone);
  socket->setSslConfiguration(tls);
  line.setScheme(QStringLiteral("wss"));
  line.setPath((line.path() == QLatin1String("/") ? QString() : line.path()) + QStringLiteral("/live"));
  QNetworkRequest request(line);
  if (!cookie.isEmpty()) request.setRawHeader("Cookie", cookie);
  socket->open(request);
  QElapsedTimer since;
  since.start();
  while (socket->state() != QAbstractSocket::ConnectedState && !since.hasExpired(kPatienceMs))
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
  if (socket->state() != QAbstractSocket::ConnectedState) return nullptr;
  return socket;
}

}  // namespace lk::app
