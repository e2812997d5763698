#include "app/develop/shots/shots_coach.h"

#include "app/develop/shots/shots_wait.h"

namespace lk::app {

namespace {

template <class Coach>
Outcome<Done> waitFor(const Coach& coach) {
  return waitUntil([&] { return !coach.busy(); }, "the coach is not done in time");
}

/// Takes what one player sees while others look away; dice and hand are made up.
Outcome<Done> takeOwn(OwnCoachModel& coach, const TakePage& take) {
  const QString page = QStringLiteral("coach");
  coach.open(QStringLiteral("A"));
  if (const Outcome<Done> taken = take(page, QStringLiteral("coach-away")); !taken) return taken;
  coach.alone();
  coach.setDice(9);
  for (int row = 0; row < 4; ++row) coach.hold(row, 1);
  if (const Outcome<Done> taken = take(page, QStringLiteral("coach-hand")); !taken) return taken;
  coach.askForAdvice();
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
