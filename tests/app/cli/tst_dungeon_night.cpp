// Tests a night of Half Deck Dungeon Heroes on the virtual table, from pixels to its end, with the program
// itself.
#include <QGuiApplication>
#include <QTest>

#include "recorded_events.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

const QString kScene = QStringLiteral(LK_ROOT "/samples/half_deck_dungeon_heroes/first-delve");

}  // namespace

class DungeonNightTest : public QObject {
  Q_OBJECT

  ProgramResult staged_;

 private slots:
  void initTestCase() {
    staged_ = run({"watch", "stage:" + kScene});
    QVERIFY2(staged_.exit == 0 || staged_.exit == 1, staged_.err.constData());
  }

  void everyEventOfItsTranscriptIsReported() {
    const QList<QJsonObject> recorded = test::recordedEvents(kScene + "/transcript.jsonl");
    QVERIFY(recorded.size() > 10);
    QCOMPARE(test::reportedEvents(staged_), recorded);
  }

  void aCardTurnedTheWrongWayIsAskedAbout() {
    int asked = 0;
    for (const QJsonObject& line : staged_.lines()) {
      const QJsonObject ruling = line["ruling"].toObject();
      if (ruling["verdict"].toString() != "unclear") continue;
      QCOMPARE(ruling["reason"].toString(), QString("life_differs"));
      QVERIFY2(ruling["cure"].toString().contains("Warrior should show 3"),
               qPrintable(ruling["cure"].toString()));
      ++asked;
    }
    QCOMPARE(asked, 1);
  }

  /// One player, from the first cards to the treasure: exchanges, fights, flight and answers without any
  /// typed input.
  void aWholeNightNeedsNoTypedInput() {
    const ProgramResult result =
        run({"watch", "stage:" + QStringLiteral(LK_ROOT "/samples/half_deck_dungeon_heroes/alone-by-hands")});
    QVERIFY2(result.exit == 0, (result.out.right(2000) + result.err).constData());
    const QJsonObject last = result.lines().last()["result"].toObject();
    QCOMPARE(last["same"].toBool(), true);
    QCOMPARE(last["by"].toString(), QString("treasure"));
    QSet<QString> kinds;
    for (const QJsonObject& line : result.lines())
      if (line.contains("event")) kinds << line["event"]["e"].toString();
    QCOMPARE(kinds, QSet<QString>({"setup", "draw", "place", "exchange", "equip", "explore", "attack", "roll",
                                   "forced_escape", "face", "decide"}));
  }

  void theTreasureWins() {
    const QJsonObject last = staged_.lines().last()["result"].toObject();
    QCOMPARE(last["winner"].toString(), QString("A"));
    QCOMPARE(last["by"].toString(), QString("treasure"));
  }
};

QTEST_GUILESS_MAIN(DungeonNightTest)
#include "tst_dungeon_night.moc"
