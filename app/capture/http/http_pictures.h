// Pictures from an http address, read on a thread of their own: a stream of them, or one that is asked for
// again and again.
#pragma once

#include <optional>

#include <QByteArray>
#include <QThread>
#include <QUrl>

#include "rules/text/fault.h"

namespace lk::app {

class HttpReader;

/// What comes in is handed over by wait(), the newest alone. Needs the application object.
class HttpPictures {
 public:
  explicit HttpPictures(const QUrl& address);
  ~HttpPictures();
  HttpPictures(const HttpPictures&) = delete;
  HttpPictures& operator=(const HttpPictures&) = delete;

  /// How the connection stands.
  enum class State {
    connecting,  // nothing has answered
    connected,   // asked for pictures
    playing,     // pictures came
    ended,       // closed, or refused: see fault()
    other,       // sends something that is no picture: perhaps a video
  };

  /// Asks anew; what was under way is dropped.
  void begin();
  /// The newest picture nobody has taken, waited for; none when the time is over or it has ended.
  std::optional<QByteArray> wait(int milliseconds);
  [[nodiscard]] State state() const;
  /// Why it has ended; people know the address.
  [[nodiscard]] Fault fault() const;

  struct News;  // shared by both threads

 private:
  std::shared_ptr<News> news_;
  QThread thread_;
  HttpReader* reader_;  // lives on the thread, and ends with it
};

}  // namespace lk::app
