// Reads pictures from an HTTP address on a thread of its own: a stream of JPEGs, or a single picture that is
// requested again and again.
#pragma once

#include <optional>

#include <QByteArray>
#include <QThread>
#include <QUrl>

#include "rules/text/fault.h"

namespace lk::app {

class HttpReader;

/// wait() returns the newest picture only. Needs the application object.
class HttpPictures {
 public:
  explicit HttpPictures(const QUrl& address);
  ~HttpPictures();
  HttpPictures(const HttpPictures&) = delete;
  HttpPictures& operator=(const HttpPictures&) = delete;

  /// The state of the connection.
  enum class State {
    connecting,  // no reply yet
    connected,   // request sent
    playing,     // pictures have arrived
    ended,       // closed or refused: see fault()
    other,       // not a picture, possibly a video
  };

  /// Sends a new request and cancels the current one.
  void begin();
  /// Waits for the newest picture that was not taken yet. Returns nullopt after the timeout or if the
  /// connection has ended.
  std::optional<QByteArray> wait(int milliseconds);
  [[nodiscard]] State state() const;
  /// Returns why it has ended. Names the address without user name and password.
  [[nodiscard]] Fault fault() const;

  struct News;  // shared by both threads

 private:
  std::shared_ptr<News> news_;
  QThread thread_;
  HttpReader* reader_;  // lives on the thread, and is deleted when it ends
};

}  // namespace lk::app
