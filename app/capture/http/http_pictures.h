// Reads pictures from an HTTP address on a thread of its own: a stream of JPEGs, or a single picture that is
// requested again and again.
#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QThread>
#include <QUrl>

#include "app/capture/http/http_state.h"
#include "rules/text/fault.h"

namespace lk::app {

class HttpReader;
struct HttpNews;

/// wait() returns the newest picture only. Needs the application object.
class HttpPictures {
 public:
  explicit HttpPictures(const QUrl& address);
  ~HttpPictures();
  HttpPictures(const HttpPictures&) = delete;
  HttpPictures& operator=(const HttpPictures&) = delete;

  /// Sends a new request and cancels the current one.
  void begin();
  /// Waits for the newest picture that was not taken yet. Returns nullopt after the timeout or if the
  /// connection has ended.
  std::optional<QByteArray> wait(int milliseconds);
  [[nodiscard]] HttpState state() const;
  /// Returns why it has ended. Names the address without user name and password.
  [[nodiscard]] Fault fault() const;

 private:
  std::shared_ptr<HttpNews> news_;  // shared by both threads
  QThread thread_;
  HttpReader* reader_;  // lives on the thread, and is deleted when it ends
};

}  // namespace lk::app
