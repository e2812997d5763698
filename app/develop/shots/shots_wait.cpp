#include "app/develop/shots/shots_wait.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace lk::app {

namespace {

constexpr int kMaxWait = 60000;  // milliseconds
constexpr int kLot = 20;         // milliseconds

}  // namespace

Outcome<Done> waitUntil(const std::function<bool()>& reached, const std::string& late) {
  QElapsedTimer waited;
  for (waited.start(); waited.elapsed() < kMaxWait;) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, kLot);
    if (reached()) return Done{};
  }
  return Fault{"shots", 0, late, "try again when the computer is less busy"};
}

}  // namespace lk::app
