#include "app/capture/stream_problem.h"

#include <QTcpSocket>

#include "app/capture/address.h"

namespace lk::app {

namespace {

constexpr int kPatienceMs = 1500;

constexpr int kOtherProtocol = -1;

/// Returns an RTSP server's status for a request without login: 404, 401, ...; 0 if there is no reply.
int rtspStatus(QTcpSocket& socket, const QUrl& address) {
  const QByteArray what = address.adjusted(QUrl::RemoveUserInfo).toEncoded();
  socket.write("DESCRIBE " + what + " RTSP/1.0\r\nCSeq: 1\r\nAccept: application/sdp\r\n\r\n");
  while (!socket.canReadLine() && socket.waitForReadyRead(kPatienceMs)) {
  }
  const QList<QByteArray> words = socket.readLine(256).split(' ');
  if (words.front().startsWith("HTTP/")) return kOtherProtocol;
  return words.size() > 1 && words.front().startsWith("RTSP/") ? words[1].toInt() : 0;
}

}  // namespace

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
  if (status == kOtherProtocol)
    return fault("speaks HTTP, not RTSP, at this port",
                 "write http:// instead of rtsp://, or check the port");
  if (status >= 400)
    return fault("answers \"" + std::to_string(status) + "\"", "check the part after the computer's name");
  if (there)
    return fault("sends no pictures that can be played",
                 "give the address of the stream itself, not of a page");
  if (socket.error() == QAbstractSocket::HostNotFoundError)
    return fault("names a computer that cannot be found", "check the address and the network");
  if (socket.error() == QAbstractSocket::ConnectionRefusedError)
    return fault("refuses the connection", "check the port, and that the camera's server is running");
  return fault("does not answer", "check that the camera is on and in this network");
}

}  // namespace lk::app
