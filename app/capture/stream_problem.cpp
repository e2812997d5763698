#include "app/capture/stream_problem.h"

#include <QSslSocket>

#include "app/capture/address.h"

namespace lk::app {

namespace {

constexpr int kPatienceMs = 1500;

/// Returns the first line of an RTSP or HTTP server's reply to an RTSP request without login; empty if there
/// is no reply.
QByteArray replyTo(QTcpSocket& socket, const QByteArray& request) {
  socket.write(request);
  while (!socket.canReadLine() && socket.waitForReadyRead(kPatienceMs)) {
  }
  return socket.readLine(256);
}

/// Returns an RTSP server's status: 404, 401, ...; 0 if there is no reply.
int rtspStatus(QTcpSocket& socket, const QUrl& address) {
  const QByteArray what = address.adjusted(QUrl::RemoveUserInfo).toEncoded();
  const QList<QByteArray> words =
      replyTo(socket, "DESCRIBE " + what + " RTSP/1.0\r\nCSeq: 1\r\nAccept: application/sdp\r\n\r\n")
          .split(' ');
  return words.size() > 1 && words.front().startsWith("RTSP/") ? words[1].toInt() : 0;
}

bool speaksTls(const QUrl& address) {
  QSslSocket socket;
  socket.setPeerVerifyMode(QSslSocket::VerifyNone);
  socket.connectToHostEncrypted(address.host(), static_cast<quint16>(portOf(address)));
  return socket.waitForEncrypted(kPatienceMs);
}

/// Returns the scheme of addresses at this port; empty if nothing is recognised.
QString schemeAt(const QUrl& address) {
  QTcpSocket socket;
  socket.connectToHost(address.host(), static_cast<quint16>(portOf(address)));
  if (!socket.waitForConnected(kPatienceMs)) return {};
  const QByteArray reply = replyTo(socket, "OPTIONS * RTSP/1.0\r\nCSeq: 1\r\n\r\n");
  if (reply.startsWith("RTSP/")) return QStringLiteral("rtsp");
  // A server that speaks TLS may say in plain HTTP that it does.
  if (speaksTls(address)) return QStringLiteral("https");
  return reply.startsWith("HTTP/") ? QStringLiteral("http") : QString();
}

}  // namespace

std::optional<Fault> otherProtocol(const QUrl& address) {
  const QString asked = address.scheme(), there = schemeAt(address);
  if (there.isEmpty() || there == asked) return std::nullopt;
  return Fault{shownAddress(address), 0,
               ("speaks " + there.toUpper() + ", not " + asked.toUpper() + ", at this port").toStdString(),
               ("write " + there + ":// instead of " + asked + "://, or check the port").toStdString()};
}

Fault lossyStream(const std::string& shown) {
  return {shown, 0, "sends pictures that are grey in part: data is lost on the way",
          "move the camera nearer to the router, or choose smaller pictures in its settings"};
}

Fault streamProblem(const QUrl& address) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{shownAddress(address), 0, std::move(what), std::move(cure)};
  };
  QTcpSocket socket;
  socket.connectToHost(address.host(), static_cast<quint16>(portOf(address)));
  const bool there = socket.waitForConnected(kPatienceMs);
  const int status = there && address.scheme() == QLatin1String("rtsp") ? rtspStatus(socket, address) : 0;
  if (status == 401 || status == 403)
    return fault("wants a name and a password", "write them into the address: rtsp://name:password@...");
  if (status >= 400)
    return fault("answers \"" + std::to_string(status) + "\"", "check the part after the computer's name");
  if (there) {
    if (std::optional<Fault> other = status == 0 ? otherProtocol(address) : std::nullopt) return *other;
    return fault("sends no pictures that can be played",
                 "give the address of the stream itself, not of a page");
  }
  if (socket.error() == QAbstractSocket::HostNotFoundError)
    return fault("names a computer that cannot be found", "check the address and the network");
  if (socket.error() == QAbstractSocket::ConnectionRefusedError)
    return fault("refuses the connection", "check the port, and that the camera's server is running");
  return fault("does not answer", "check that the camera is on and in this network");
}

}  // namespace lk::app
