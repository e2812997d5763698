// Where other devices of the network reach this computer.
#pragma once

#include <string>

#include <QHostAddress>

namespace lk::app {

/// "https://HOST:PORT" for whoever listens on `listening`; where that is every address, HOST is the first of
/// this computer's in a network, or 127.0.0.1 while it is in none.
std::string addressInNetwork(const QHostAddress& listening, quint16 port);

/// Whether other devices can reach whoever listens there: not while this computer is in no network.
bool isInNetwork(const QHostAddress& listening);

}  // namespace lk::app
