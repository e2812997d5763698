// The address at which other devices in the network reach this computer.
#pragma once

#include <string>

#include <QHostAddress>

namespace lk::app {

/// Returns "https://HOST:PORT" for a server that listens on `listening`. If that is the any-address, HOST is
/// this computer's first IPv4 address in a network, or 127.0.0.1 if it is in no network.
std::string addressInNetwork(const QHostAddress& listening, quint16 port);

/// Returns whether other devices can reach a server that listens there. False if this computer is in no
/// network.
bool isInNetwork(const QHostAddress& listening);

}  // namespace lk::app
