#include "app/window/shots/shots_coach.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace lk::app {

namespace {

constexpr int kLongestWait = 20000;  // milliseconds

template <class Coach>
Outcome<Done> waitFor(const Coach& coach) {
  QElapsedTimer waited;
  waited.start();
  while (coach.busy()) {
    if (waited.elapsed() > kLongestWait)
      return Fault{"shots", 0, "the coach is not done in time", "try again when the computer is less busy"};
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  return Done{};
}

/// What one player sees when everybody else looks away; dice and hand are made up for the picture.
Outcome<Done> takeOwn(OwnCoachModel& coach, const TakePage& take) {
  const QString page = QStringLiteral("coach");
  coach.open(QStringLiteral("A"));
  if (const Outcome<Done> taken = take(page, QStringLiteral("coach-away")); !taken) return taken;
  coach.alone();
  coach.setDice(9);
  for (int row = 0; row < 4; ++row) coach.hold(row, 1);
  if (const Outcome<Done> taken = take(page, QStringLiteral("coach-hand")); !taken) return taken;
  coach.tell();
  if (const Outcome<Done> done = waitFor(coach); !done) return done;
  if (const Outcome<Done> taken = take(page, QStringLiteral("coach-own")); !taken) return taken;
  coach.close();
  return Done{};
}

}  // namespace

Outcome<Done> takeCoach(WindowEngine& window, const TakePage& take) {
  window.help().choose(QStringLiteral("A"), QStringLiteral("full"));
  if (const Outcome<Done> done = waitFor(window.coach()); !done) return done;
  if (const Outcome<Done> taken = take(QStringLiteral("coach"), {}); !taken) return taken;
  if (const Outcome<Done> taken = takeOwn(window.ownCoach(), take); !taken) return taken;
  if (const Outcome<Done> taken = take(QStringLiteral("table"), QStringLiteral("table-help")); !taken)
    return taken;
  window.help().choose(QStringLiteral("A"), QStringLiteral("reminders"));
  return Done{};
}

}  // namespace lk::app
