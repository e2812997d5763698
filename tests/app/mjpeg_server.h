// Simulates a network camera: a small HTTP server on the loopback that sends JPEG pictures and misbehaves on
// demand.
#pragma once

#include <arpa/inet.h>
#include <atomic>
#include <functional>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include <QByteArray>
#include <opencv2/imgcodecs.hpp>

namespace lk::test {

/// A client's connection whose request was already read. Sending returns false when the client has
/// disconnected or the server is to stop.
class Client {
 public:
  Client(int descriptor, const std::atomic<bool>& stop, QByteArray request = {})
      : descriptor_(descriptor), stop_(stop), request_(std::move(request)) {}

  /// Returns the first bytes of the request.
  [[nodiscard]] const QByteArray& request() const { return request_; }

  bool send(const std::string& bytes) const {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
      if (stop_) return false;
      pollfd waiting{descriptor_, POLLOUT, 0};
      if (::poll(&waiting, 1, 50) == 0) continue;
      const ssize_t n =
          ::send(descriptor_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (n <= 0) return false;
      sent += static_cast<std::size_t>(n);
    }
    return true;
  }
  bool header() const {
    return send("HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=next\r\n\r\n");
  }
  bool picture(const std::string& jpeg) const { return send(part(jpeg)); }
  bool halfAPicture(const std::string& jpeg) const {
    const std::string whole = part(jpeg);
    return send(whole.substr(0, whole.size() / 2));
  }
  /// Keeps the connection open without sending until the client disconnects or the server stops.
  void stall() const {
    char ignored[64];
    while (!stop_) {
      pollfd waiting{descriptor_, POLLIN, 0};
      if (::poll(&waiting, 1, 50) == 1 && ::recv(descriptor_, ignored, sizeof ignored, 0) <= 0) return;
    }
  }

 private:
  static std::string part(const std::string& jpeg) {
    return "--next\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg.size()) +
           "\r\n\r\n" + jpeg + "\r\n";
  }
  int descriptor_;
  const std::atomic<bool>& stop_;
  QByteArray request_;
};

/// Serves one client at a time: calls `serve` with each and its number, counted from 0.
class MjpegServer {
 public:
  using Serve = std::function<void(const Client&, int number)>;

  explicit MjpegServer(Serve serve, int port = 0) : serve_(std::move(serve)) {
    listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
    const int on = 1;
    ::setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    socklen_t size = sizeof address;
    if (::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 || ::listen(listener_, 8) != 0)
      return;
    ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
  }
  ~MjpegServer() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
    ::close(listener_);
  }
  MjpegServer(const MjpegServer&) = delete;
  MjpegServer& operator=(const MjpegServer&) = delete;

  [[nodiscard]] int port() const { return port_; }  // 0: listening failed
  [[nodiscard]] std::string address() const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/stream";
  }

 private:
  void run() {
    for (int number = 0; !stop_;) {
      pollfd waiting{listener_, POLLIN, 0};
      if (::poll(&waiting, 1, 50) != 1) continue;
      const int client = ::accept(listener_, nullptr, nullptr);
      if (client < 0) continue;
      char request[2048];
      const ssize_t received = ::recv(client, request, sizeof request, 0);
      if (received > 0) serve_(Client(client, stop_, QByteArray(request, received)), number++);
      ::close(client);
    }
  }

  Serve serve_;
  int listener_ = -1;
  int port_ = 0;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

/// Returns a JPEG of one grey level, so that frames can be distinguished.
inline std::string greyJpeg(int level, cv::Size size = {160, 120}) {
  std::vector<unsigned char> bytes;
  cv::imencode(".jpg", cv::Mat(size, CV_8UC3, cv::Scalar::all(level)), bytes);
  return {bytes.begin(), bytes.end()};
}

}  // namespace lk::test
