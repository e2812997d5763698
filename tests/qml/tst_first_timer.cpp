// Tests the ways of first-time users through the window: from an empty profile through camera, printing and
// table to a lesson or a night; and the lessons up to a first guided round by camera alone. The number of
// user actions stays within limits.
#include <QTest>

#include "app/develop/bench/first_start.h"
#include "app/develop/robots/first_timer.h"

using namespace lk;
using namespace lk::app;

namespace {

void report(const Walked& path) {
  for (const Walked::Part& part : path.parts)
    qInfo("%s: %.0f s, %d words, %d with those that come again", part.name.c_str(), part.seconds,
          part.read.words, part.shown.words);
  qInfo("%.1f minutes, %d words (%d), %d taps", path.seconds() / 60, path.read().words, path.shown().words,
        path.taps);
}

QStringList partsOf(const Walked& path) {
  QStringList parts;
  for (const Walked::Part& part : path.parts) parts += QString::fromStdString(part.name);
  return parts;
}

}  // namespace

class TestFirstTimer : public QObject {
  Q_OBJECT

 private slots:
  void theFirstStartIsShort_data() {
    QTest::addColumn<FirstGoal>("goal");
    QTest::addColumn<QString>("end");
    QTest::newRow("to a lesson") << FirstGoal::lesson << "lesson";
    QTest::newRow("to a night") << FirstGoal::night << "night";
  }
  void theFirstStartIsShort() {
    QFETCH(FirstGoal, goal);
    QFETCH(QString, end);
    const Outcome<Walked> path = playFirstStart(QStringLiteral("en"), goal);
    QVERIFY2(path, path ? "" : path.fault().text().c_str());
    report(*path);
    QCOMPARE(partsOf(*path), QStringList({"camera", "printing", "table", end}));
    QVERIFY(path->taps <= 12);
    QVERIFY(path->read().words <= 600 && path->read().words > 200);
  }

  /// The counts are in tests/FIGURES.md. The sample night of Half Deck Dungeon Heroes judges no fight.
  void theFirstFightIsNear_data() {
    QTest::addColumn<int>("sheets");
    QTest::addColumn<int>("cuts");
    QTest::addColumn<int>("words");
    const auto row = [](const char* game, int sheets, int cuts, int words) {
      QTest::newRow(game) << sheets << cuts << words;
    };
    row("halfwish", 6, 31, 750);
    row("magepunk", 7, 40, 770);
    row("wtactics_orc", 8, 42, 1070);
    row("half_the_battle", 6, 45, 980);
  }
  void theFirstFightIsNear() {
    QFETCH(int, sheets);
    QFETCH(int, cuts);
    QFETCH(int, words);
    const std::string game = QTest::currentDataTag();
    const Outcome<FirstEveningCount> way = countFirstEvening(game, QStringLiteral("en"));
    QVERIFY2(way, way ? "" : way.fault().text().c_str());
    report(way->walked);
    qInfo("%s: %d taps, %d moves, %d words, %d sheets, %d cuts, %.1f minutes", game.c_str(), way->walked.taps,
          way->moves, way->walked.read().words, way->sheets, way->cuts, way->walked.seconds() / 60);
    QVERIFY(way->sheets > 0 && way->sheets <= sheets);
    QVERIFY(way->cuts > 4 && way->cuts <= cuts);
    QVERIFY(way->walked.seconds() <= 25 * 60);  // from words, taps and cuts: no clock
    QVERIFY(way->walked.taps <= 13);
    QVERIFY(way->walked.read().words > 200 && way->walked.read().words <= words);
  }

  void theWayToAGuidedRoundIsShort() {
    const Outcome<Walked> path = playFirstTimer(QStringLiteral("en"));
    QVERIFY2(path, path ? "" : path.fault().text().c_str());
    report(*path);
    QCOMPARE(partsOf(*path), QStringList({"", "L01", "L02", "L03", "L12"}));
    QVERIFY(path->taps <= 5);
    QVERIFY(path->read().words <= 1500 && path->read().words > 500);
    QVERIFY(path->shown().words <= 2500);
  }
};

QTEST_MAIN(TestFirstTimer)
#include "tst_first_timer.moc"
