#include "app/window/shots_coach.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace lk::app {

namespace {

constexpr int kLongestWait = 20000;  // milliseconds

Outcome<Done> waitFor(const CoachModel& coach) {
  QElapsedTimer waited;
  waited.start();
  while (coach.busy()) {
    if (waited.elapsed() > kLongestWait)
      return Fault{"shots", 0, "the coach is not done in time", "try again when the computer is less busy"};
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  return Done{};
}

}  // namespace

Outcome<Done> takeCoach(WindowEngine& window, const TakePage& take) {
  window.help().choose(QStringLiteral("A"), QStringLiteral("full"));
  if (const Outcome<Done> done = waitFor(window.coach()); !done) return done;
  if (const Outcome<Done> taken = take(QStringLiteral("coach"), {}); !taken) return taken;
  if (const Outcome<Done> taken = take(QStringLiteral("table"), QStringLiteral("table-help")); !taken)
    return taken;
  window.help().choose(QStringLiteral("A"), QStringLiteral("reminders"));
  return Done{};
}

}  // namespace lk::app
