#include "app/cli/display.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <netdb.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QDir>

namespace lk::app {

namespace {

bool connects(int family, const sockaddr* address, socklen_t size) {
  const int s = ::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (s < 0) return false;
  const bool connected = ::connect(s, address, size) == 0;
  ::close(s);
  return connected;
}

bool localSocketAnswers(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return false;
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  return connects(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

bool tcpAnswers(const std::string& host, const std::string& number) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  const std::string port = std::to_string(6000 + std::atoi(number.c_str()));
  if (::getaddrinfo(host.c_str(), port.c_str(), &hints, &found) != 0) return false;
  bool answers = false;
  for (const addrinfo* a = found; a && !answers; a = a->ai_next)
    answers = connects(a->ai_family, a->ai_addr, a->ai_addrlen);
  ::freeaddrinfo(found);
  return answers;
}

std::string setting(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

bool xAnswers() {
  const std::string name = setting("DISPLAY");
  const std::size_t colon = name.rfind(':');
  if (colon == std::string::npos) return false;
  const std::string host = name.substr(0, colon);
  const std::string number = name.substr(colon + 1, name.find('.', colon) - colon - 1);
  return host.empty() || host == "unix" ? localSocketAnswers("/tmp/.X11-unix/X" + number)
                                        : tcpAnswers(host, number);
}

/// WAYLAND_DISPLAY is the socket's path, or its name in XDG_RUNTIME_DIR.
bool waylandAnswers() {
  const std::string name = setting("WAYLAND_DISPLAY");
  if (name.empty()) return false;
  return localSocketAnswers(name.front() == '/' ? name : setting("XDG_RUNTIME_DIR") + "/" + name);
}

bool knowsWayland(const QStringList& pluginFolders) {
  return std::any_of(pluginFolders.begin(), pluginFolders.end(), [](const QString& folder) {
    return !QDir(folder + QStringLiteral("/platforms"))
                .entryList({QStringLiteral("libqwayland-*.so")})
                .isEmpty();
  });
}

}  // namespace

Display answeringDisplay(const QStringList& pluginFolders) {
  if (!setting("QT_QPA_PLATFORM").empty()) return Display::named;
  if (xAnswers()) return Display::x11;
  if (!waylandAnswers()) return Display::none;
  return knowsWayland(pluginFolders) ? Display::wayland : Display::waylandUnknown;
}

}  // namespace lk::app
