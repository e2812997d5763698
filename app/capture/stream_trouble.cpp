#include "app/capture/stream_trouble.h"

#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace lk::app {

namespace {

constexpr int kPatienceMilliseconds = 1500;

class Socket {
 public:
  explicit Socket(int descriptor) : descriptor_(descriptor) {}
  ~Socket() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  [[nodiscard]] int get() const { return descriptor_; }
  [[nodiscard]] bool ready(short what) const {
    pollfd waiting{descriptor_, what, 0};
    return ::poll(&waiting, 1, kPatienceMilliseconds) == 1;
  }

 private:
  int descriptor_;
};

using Hosts = std::unique_ptr<addrinfo, void (*)(addrinfo*)>;

Hosts lookUp(const Address& address) {
  addrinfo wanted{};
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (::getaddrinfo(address.host.c_str(), address.port.c_str(), &wanted, &found) != 0) found = nullptr;
  return {found, [](addrinfo* hosts) {
            if (hosts) ::freeaddrinfo(hosts);
          }};
}

/// 0 when connected, otherwise the error number.
int connectTo(const Socket& socket, const addrinfo& host) {
  if (::connect(socket.get(), host.ai_addr, host.ai_addrlen) == 0) return 0;
  if (errno != EINPROGRESS) return errno;
  if (!socket.ready(POLLOUT)) return ETIMEDOUT;
  int error = 0;
  socklen_t size = sizeof error;
  ::getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &error, &size);
  return error;
}

/// The first line of the server's answer ("HTTP/1.0 404 Not Found"), empty when it gives none.
std::string answerTo(const Socket& socket, const Address& address) {
  const std::string request = "GET " + address.path + " HTTP/1.0\r\nHost: " + address.host + "\r\n\r\n";
  if (::send(socket.get(), request.data(), request.size(), MSG_NOSIGNAL) < 0) return {};
  std::string answer;
  char buffer[512];
  while (answer.find('\n') == std::string::npos && answer.size() < 4096 && socket.ready(POLLIN)) {
    const ssize_t got = ::recv(socket.get(), buffer, sizeof buffer, 0);
    if (got <= 0) break;
    answer.append(buffer, static_cast<std::size_t>(got));
  }
  return answer.substr(0, answer.find_first_of("\r\n"));
}

/// Three digits after the first space; 0 when there are none.
int statusIn(const std::string& answer) {
  const std::size_t space = answer.find(' ');
  if (!answer.starts_with("HTTP/") || space == std::string::npos) return 0;
  return std::atoi(answer.substr(space + 1, 3).c_str());
}

/// Another's words, fit for one line: printable ASCII, not long.
std::string tame(const std::string& text) {
  std::string out;
  for (const char c : text.substr(0, 60))
    if (c >= ' ' && c <= '~') out += c;
  return out;
}

}  // namespace

Fault streamTrouble(const Address& address) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{address.shown(), 0, std::move(what), std::move(cure)};
  };
  const Hosts hosts = lookUp(address);
  if (!hosts) return fault("names a computer that cannot be found", "check the address and the network");
  const Socket socket(
      ::socket(hosts->ai_family, hosts->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, hosts->ai_protocol));
  const int error = socket.get() < 0 ? errno : connectTo(socket, *hosts);
  if (error == ETIMEDOUT) return fault("does not answer", "check that the camera is on and in this network");
  if (error != 0)
    return fault("refuses the connection", "check the port, and that the camera's server is running");
  if (address.scheme == "http") {
    const std::string answer = answerTo(socket, address);
    const int status = statusIn(answer);
    if (answer.empty())
      return fault("connects but sends nothing", "check that the camera is not in use elsewhere");
    if (status == 401 || status == 403)
      return fault("wants a name and a password", "write them into the address: http://name:password@...");
    if (status >= 400)
      return fault("answers \"" + tame(answer) + "\"", "check the part after the computer's name");
  }
  return fault("sends no pictures that can be played",
               "give the address of the stream itself, not of a page");
}

}  // namespace lk::app
