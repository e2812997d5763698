#include "app/capture/stream_trouble.h"

#include <QTcpSocket>

#include "app/capture/address.h"

namespace lk::app {

namespace {

constexpr int kPatienceMs = 1500;

}  // namespace

Fault streamTrouble(const QUrl& address) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{shownAddress(address), 0, std::move(what), std::move(cure)};
  };
  QTcpSocket socket;
  socket.connectToHost(address.host(), static_cast<quint16>(portOf(address)));
  if (socket.waitForConnected(kPatienceMs))
    return fault("sends no pictures that can be played",
                 "give the address of the stream itself, not of a page");
  if (socket.error() == QAbstractSocket::HostNotFoundError)
    return fault("names a computer that cannot be found", "check the address and the network");
  if (socket.error() == QAbstractSocket::ConnectionRefusedError)
    return fault("refuses the connection", "check the port, and that the camera's server is running");
  return fault("does not answer", "check that the camera is on and in this network");
}

}  // namespace lk::app
