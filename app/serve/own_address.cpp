#include "app/serve/own_address.h"

#include <algorithm>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QNetworkInterface>

namespace lk::app {

namespace {

// Of the range for documentation (RFC 5737). Nothing is sent there.
constexpr char kFarAway[] = "192.0.2.1";
constexpr quint16 kAnyPort = 9;

bool isEvery(const QHostAddress& address) {
  return address == QHostAddress(QHostAddress::Any) || address == QHostAddress(QHostAddress::AnyIPv4) ||
         address == QHostAddress(QHostAddress::AnyIPv6);
}

/// Returns the address of the interface that holds the default route; null if there is none. Connecting a UDP
/// socket looks the route up and sends nothing.
QHostAddress ofDefaultRoute() {
  const int descriptor = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return {};
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(kAnyPort);
  there.sin_addr.s_addr = htonl(QHostAddress(QLatin1String(kFarAway)).toIPv4Address());
  sockaddr_in here{};
  socklen_t size = sizeof here;
  const bool found = ::connect(descriptor, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0 &&
                     ::getsockname(descriptor, reinterpret_cast<sockaddr*>(&here), &size) == 0;
  ::close(descriptor);
  return found ? QHostAddress(reinterpret_cast<const sockaddr*>(&here)) : QHostAddress();
}

}  // namespace

std::vector<QHostAddress> addressesInNetwork(const QHostAddress& listening) {
  if (!isEvery(listening)) return {listening};
  std::vector<QHostAddress> all;
  for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
    constexpr auto kUp = QNetworkInterface::IsUp | QNetworkInterface::IsRunning;
    const bool up = (each.flags() & kUp) == kUp && !(each.flags() & QNetworkInterface::IsLoopBack);
    for (const QNetworkAddressEntry& entry : each.addressEntries())
      if (up && entry.ip().protocol() == QAbstractSocket::IPv4Protocol && !entry.ip().isLinkLocal())
        all.push_back(entry.ip());
  }
  const QHostAddress best = ofDefaultRoute();
  std::stable_partition(all.begin(), all.end(), [&](const QHostAddress& each) { return each == best; });
  return all;
}

std::string urlOf(const QHostAddress& address, quint16 port) {
  const QString text = address.toString();
  const bool six = address.protocol() == QAbstractSocket::IPv6Protocol;
  return "https://" + (six ? "[" + text + "]" : text).toStdString() + ":" + std::to_string(port);
}

}  // namespace lk::app
