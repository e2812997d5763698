// A first-timer's path through the window: home, the lessons one needs, and a first guided round, seen by the
// camera alone. What it asks of people stays within limits.
#include <QTest>

#include "app/bench/first_timer.h"

using namespace lk;
using namespace lk::app;

class TestFirstTimer : public QObject {
  Q_OBJECT

 private slots:
  void isShort() {
    const Outcome<FirstTimer> path = playFirstTimer(QStringLiteral("en"));
    QVERIFY2(path, path ? "" : path.fault().text().c_str());
    for (const FirstTimer::Part& part : path->parts)
      qInfo("%s: %.0f s, %d words, %d with those that come again", part.lesson.c_str(), part.seconds,
            part.read.words, part.shown.words);
    qInfo("%.1f minutes, %d words (%d), %d taps", path->seconds() / 60, path->read().words,
          path->shown().words, path->taps);
    QStringList lessons;
    for (const FirstTimer::Part& part : path->parts) lessons += QString::fromStdString(part.lesson);
    QCOMPARE(lessons, QStringList({"", "L01", "L02", "L03", "L12"}));
    QVERIFY(path->taps <= 5);
    QVERIFY(path->read().words <= 1500 && path->read().words > 500);
    QVERIFY(path->shown().words <= 2500);
  }
};

QTEST_MAIN(TestFirstTimer)
#include "tst_first_timer.moc"
