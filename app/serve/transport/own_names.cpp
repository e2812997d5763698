#include "app/serve/transport/own_names.h"

#include <algorithm>
#include <array>

#include <QSysInfo>

namespace lk::app {

namespace {

struct Network {
  const char* address;
  const char* mask;
  int bits;
};
// RFC 1918, 3927, 4193, 4291, 6598, and loopback.
constexpr std::array kPrivate{
    Network{"10.0.0.0", "255.0.0.0", 8},
    Network{"172.16.0.0", "255.240.0.0", 12},
    Network{"192.168.0.0", "255.255.0.0", 16},
    Network{"169.254.0.0", "255.255.0.0", 16},
    Network{"100.64.0.0", "255.192.0.0", 10},
    Network{"127.0.0.0", "255.0.0.0", 8},
    Network{"::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", 128},
    Network{"fc00::", "fe00::", 7},
    Network{"fe80::", "ffc0::", 10},
};

/// Returns this computer's name as far as certificates take it.
std::string host() {
  QString name = QSysInfo::machineHostName();
  name.removeIf([](QChar c) { return !(c.isLetterOrNumber() && c.unicode() < 128) && c != '-' && c != '.'; });
  return name.toStdString();
}

}  // namespace

std::string nameOfAuthority() {
  constexpr std::size_t kMaxLetters = 64;  // of a common name
  return ("Lampkeeper on " + (host().empty() ? "this computer" : host())).substr(0, kMaxLetters);
}

std::string permittedNames() {
  std::string names = "critical,permitted;DNS:localhost,permitted;DNS:local";
  if (!host().empty()) names += ",permitted;DNS:" + host();
  for (const Network& each : kPrivate)
    names += std::string(",permitted;IP:") + each.address + "/" + each.mask;
  return names;
}

bool isPrivate(const QHostAddress& address) {
  return std::any_of(kPrivate.begin(), kPrivate.end(), [&](const Network& each) {
    return address.isInSubnet(QHostAddress(QLatin1String(each.address)), each.bits);
  });
}

std::string ownNames(const std::vector<QHostAddress>& addresses) {
  std::string names = "DNS:localhost,IP:127.0.0.1,IP:::1";
  if (!host().empty()) names += ",DNS:" + host() + ",DNS:" + host() + ".local";
  for (const QHostAddress& each : addresses)
    if (isPrivate(each) && !each.isLoopback()) names += ",IP:" + each.toString().toStdString();
  return names;
}

}  // namespace lk::app
