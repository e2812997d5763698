// Tests that whole nights of samples/ can be entered by taps alone, or by hands and choice cards: the program
// plays each to its end, and every ruling and question is as recorded.
#include <QGuiApplication>
#include <QTest>

#include "program.h"

using namespace lk;
using test::ProgramResult;
using test::run;

class TappedNightsTest : public QObject {
  Q_OBJECT

 private slots:
  void isAsRecorded_data() {
    QTest::addColumn<QString>("by");
    QTest::addColumn<int>("events");  // at least so many
    QTest::newRow("magepunk/two-by-taps") << "life" << 60;
    QTest::newRow("wtactics_orc/two-by-taps") << "points" << 60;
    QTest::newRow("half_the_battle/two-by-taps") << "elimination" << 120;
    QTest::newRow("half_deck_dungeon_heroes/two-by-hands") << "boss" << 25;
  }
  void isAsRecorded() {
    QFETCH(QString, by);
    QFETCH(int, events);
    const ProgramResult result =
        run({"watch", QStringLiteral("stage:" LK_ROOT "/samples/") + QTest::currentDataTag()});
    QVERIFY2(result.exit == 0, (result.out.right(2000) + result.err).constData());
    const QJsonObject last = result.lines().last()["result"].toObject();
    QCOMPARE(last["same"].toBool(), true);
    QCOMPARE(last["finished"].toBool(), true);
    QCOMPARE(last["by"].toString(), by);
    int taken = 0;
    for (const QJsonObject& line : result.lines()) {
      if (line.contains("event")) ++taken;
      QVERIFY2(!line["ruling"].toObject().contains("reason"), QJsonDocument(line).toJson().constData());
    }
    QVERIFY2(taken >= events, qPrintable(QString::number(taken)));
  }
};

QTEST_GUILESS_MAIN(TappedNightsTest)
#include "tst_tapped_nights.moc"
