#include "app/develop/shots/shots_lessons.h"

#include <QCoreApplication>

#include "app/develop/shots/shots_wait.h"

namespace lk::app {

namespace {

constexpr char kFirst[] = "L01";
constexpr char kDuel[] = "L03";
constexpr char kDrawnGame[] = "magepunk";
constexpr char kDrawn[] = "M02";
constexpr char kNoCamera[] = "camera";  // no camera is opened; the picture comes from the virtual table

void roll(LessonModel& lesson, const QList<int>& dice) {
  lesson.play()->choose(0);
  lesson.play()->enterDice(dice);
}

void reveal(LessonModel& lesson, const QString& card) {
  lesson.play()->choose(0);
  lesson.play()->enterCards({card});
}

/// Gives the first wrong answer, or the right one.
void answer(LessonModel& lesson, bool right) {
  for (int place = 0; place < lesson.answers().size(); ++place) {
    const QString ask = lesson.ask();
    lesson.answer(place);
    if ((lesson.correction().isEmpty()) == right) return;
    if (lesson.ask() != ask || lesson.answers().isEmpty()) return;
  }
}

/// Shows the lessons of a game; its kit is loaded by another thread.
Outcome<Done> turnTo(LessonList& lessons, const QString& game) {
  lessons.wantGame(game);
  return waitUntil([&] { return lessons.game() == game; }, "the lessons of a game do not come");
}

Outcome<Done> takeEachLesson(LessonModel& lesson, const LessonList& lessons, const TakePage& take) {
  for (int row = 0; row < lessons.count(); ++row) {
    const QString id = lessons.data(lessons.index(row), LessonList::idRole).toString();
    lesson.beginAnew(id, {});
    for (bool done = false; !done; lesson.skip()) {
      done = lesson.stage() == QLatin1String("done");
      const QString name = done ? QStringLiteral("%1-done").arg(id)
                           : lesson.step() == lesson.steps()
                               ? QStringLiteral("%1-quiz").arg(id)
                               : QStringLiteral("%1-%2").arg(id).arg(lesson.step());
      if (const Outcome<Done> taken = take(QStringLiteral("lesson"), name); !taken) return taken;
    }
    lesson.end();
  }
  return Done{};
}

}  // namespace

Outcome<Done> takeLessons(LessonModel& lesson, LessonList& lessons, const Picture& picture,
                          const TakePage& take) {
  LessonWorker worker(*lesson.play()->picture());
  connectLesson(lesson, worker);
  // There is no camera; its picture is passed in.
  QObject::disconnect(&worker, &LessonWorker::unwatched, &lesson, nullptr);
  const QString page = QStringLiteral("lesson");
  const auto shot = [&](const char* name) { return take(page, QString::fromLatin1(name)); };
  if (const Outcome<Done> taken = take(QStringLiteral("learn"), {}); !taken) return taken;

  lesson.begin(QString::fromLatin1(kFirst), {});
  if (const Outcome<Done> taken = shot("lesson"); !taken) return taken;
  roll(lesson, {4, 5});
  roll(lesson, {2, 4});
  answer(lesson, false);
  if (const Outcome<Done> taken = shot("lesson-correction"); !taken) return taken;
  answer(lesson, true);
  answer(lesson, true);
  answer(lesson, true);
  for (int i = 0; i < 5; ++i) {
    roll(lesson, {1 + i, 3 + i % 3});
    roll(lesson, {6 - i, 1 + (2 * i) % 5});
  }
  if (const Outcome<Done> taken = shot("lesson-sums"); !taken) return taken;

  lesson.begin(QString::fromLatin1(kDuel), QString::fromLatin1(kNoCamera));
  lesson.play()->setErrorText({});
  lesson.play()->setSource(PictureSource::live);
  roll(lesson, {4, 6});
  roll(lesson, {6, 6});
  QCoreApplication::processEvents();  // events of the previous lesson
  lesson.play()->picture()->show(picture);
  if (const Outcome<Done> taken = shot("lesson-cards"); !taken) return taken;
  lesson.goOn();
  reveal(lesson, QStringLiteral("evade"));
  if (const Outcome<Done> taken = shot("lesson-other-card"); !taken) return taken;
  lesson.begin(QString::fromLatin1(kDuel), {});
  while (lesson.stage() == QLatin1String("step")) lesson.skip();
  if (const Outcome<Done> taken = shot("lesson-quiz"); !taken) return taken;
  answer(lesson, false);
  if (const Outcome<Done> taken = shot("lesson-explained"); !taken) return taken;
  lesson.skip();
  if (const Outcome<Done> taken = shot("lesson-done"); !taken) return taken;

  const QString first = lessons.game();
  if (const Outcome<Done> turned = turnTo(lessons, QString::fromLatin1(kDrawnGame)); !turned) return turned;
  lesson.begin(QString::fromLatin1(kDrawn), {});
  lesson.skip();
  lesson.skip();
  if (const Outcome<Done> taken = shot("lesson-drawn"); !taken) return taken;
  lesson.end();
  return turnTo(lessons, first);
}

Outcome<Done> takeEveryStep(LessonModel& lesson, LessonList& lessons, const TakePage& take) {
  LessonWorker worker(*lesson.play()->picture());
  connectLesson(lesson, worker);
  for (const auto& game : lessons.games()) {
    const QString id = game.id;
    if (const Outcome<Done> turned = turnTo(lessons, id); !turned) return turned;
    if (const Outcome<Done> taken = takeEachLesson(lesson, lessons, take); !taken) return taken;
  }
  return Done{};
}

}  // namespace lk::app
