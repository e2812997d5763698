// The state that the reading thread of HttpPictures shares with its user.
#pragma once

#include <condition_variable>
#include <mutex>

#include "app/capture/http/http_pictures.h"

namespace lk::app {

struct HttpPictures::News {
  std::mutex mutex;
  std::condition_variable changed;
  State state = State::connecting;
  std::optional<QByteArray> newest;
  Fault fault;

  void put(State now, Fault why = {}) {
    const std::lock_guard lock(mutex);
    state = now;
    if (now == State::connecting) newest.reset();
    fault = std::move(why);
    changed.notify_all();
  }
  void put(QByteArray picture) {
    const std::lock_guard lock(mutex);
    state = State::playing;
    newest = std::move(picture);
    changed.notify_all();
  }
};

}  // namespace lk::app
