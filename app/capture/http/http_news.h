// What the reading thread of HttpPictures shares with its user.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>

#include <QByteArray>

#include "app/capture/http/http_state.h"
#include "rules/text/fault.h"

namespace lk::app {

struct HttpNews {
  std::mutex mutex;
  std::condition_variable changed;
  HttpState state = HttpState::connecting;
  std::optional<QByteArray> newest;
  Fault fault;

  void put(HttpState now, Fault why = {}) {
    const std::lock_guard lock(mutex);
    state = now;
    if (now == HttpState::connecting) newest.reset();
    fault = std::move(why);
    changed.notify_all();
  }
  void put(QByteArray picture) {
    const std::lock_guard lock(mutex);
    state = HttpState::playing;
    newest = std::move(picture);
    changed.notify_all();
  }
};

}  // namespace lk::app
