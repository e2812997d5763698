#include "app/serve/own_address.h"

#include <QNetworkInterface>

namespace lk::app {

namespace {

bool isEvery(const QHostAddress& address) {
  return address == QHostAddress(QHostAddress::Any) || address == QHostAddress(QHostAddress::AnyIPv4) ||
         address == QHostAddress(QHostAddress::AnyIPv6);
}

/// Returns this computer's first IPv4 address in a network. IPv4 because people can type it.
QHostAddress inNetwork() {
  for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
    constexpr auto kUp = QNetworkInterface::IsUp | QNetworkInterface::IsRunning;
    const bool up = (each.flags() & kUp) == kUp && !(each.flags() & QNetworkInterface::IsLoopBack);
    for (const QNetworkAddressEntry& entry : each.addressEntries())
      if (up && entry.ip().protocol() == QAbstractSocket::IPv4Protocol && !entry.ip().isLinkLocal())
        return entry.ip();
  }
  return QHostAddress(QHostAddress::LocalHost);
}

}  // namespace

bool isInNetwork(const QHostAddress& listening) {
  return !isEvery(listening) || inNetwork() != QHostAddress(QHostAddress::LocalHost);
}

std::string addressInNetwork(const QHostAddress& listening, quint16 port) {
  const QHostAddress address = isEvery(listening) ? inNetwork() : listening;
  const QString text = address.toString();
  const bool six = address.protocol() == QAbstractSocket::IPv6Protocol;
  return "https://" + (six ? "[" + text + "]" : text).toStdString() + ":" + std::to_string(port);
}

}  // namespace lk::app
