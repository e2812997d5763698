// The addresses at which other devices in the network reach this computer.
#pragma once

#include <string>
#include <vector>

#include <QHostAddress>

namespace lk::app {

/// Returns the addresses of a server that listens on `listening`, the one that most devices can reach first.
/// If that is the any-address, these are this computer's IPv4 addresses in networks, first the one through
/// which it reaches the internet, because others may be of virtual networks on this computer alone. Empty if
/// it is in no network. IPv4 because people can type it.
std::vector<QHostAddress> addressesInNetwork(const QHostAddress& listening);

/// Returns "https://HOST:PORT".
std::string urlOf(const QHostAddress& address, quint16 port);

}  // namespace lk::app
