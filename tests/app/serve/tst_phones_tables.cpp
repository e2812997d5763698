// Tests the drawn table in a real browser, in the middle of a night of every game, as a television and as
// phones: nothing is cut, everything has a text, and a card that is touched is enlarged. The pictures are for
// people to look at.
#include <QJsonArray>
#include <QTest>

#include "robot.h"

using namespace lk::test;

class TestPhonesTables : public QObject {
  Q_OBJECT

 private slots:
  void everyGameIsDrawnOnEveryPage() {
    const QJsonObject seen =
        seenByRobot("phone_tables_robot.py", {QStringLiteral(LK_ROOT "/samples")}, 500000);
    QCOMPARE(seen.size(), 5);
    for (const QString& game : seen.keys()) {
      const QJsonObject night = seen[game].toObject();
      const QByteArray all = game.toUtf8() + QJsonDocument(night).toJson();
      for (const char* page : {"spectators", "A", "B"})
        for (const char* size : {"phone", "television"}) {
          const QJsonObject shown = night[QString("%1-%2").arg(page, size)].toObject();
          QVERIFY2(shown["loaded"].toBool(), all);
          QVERIFY2(shown["faults"].toArray().isEmpty(), all);
          QVERIFY2(shown["things"].toInt() > 8, all);
          QVERIFY2(shown["width"].toDouble() >= 36, all);  // HTML pixels of the narrowest card
          for (const QJsonValue& says : shown["says"].toArray()) QVERIFY2(says.toString().size() > 3, all);
        }
      const QJsonObject television = night["spectators-television"].toObject();
      QVERIFY2(television["share"].toDouble() > 0.7, all);
      QVERIFY2(television["width"].toDouble() >= 70, all);
      QVERIFY2(television["bottom"].toBool(), all);  // nothing lies below the screen
      QVERIFY2(night["enlarged"].toObject()["picture"].toBool(), all);
      QVERIFY2(night["complaints"].toArray().isEmpty(), all);
    }
  }
};

QTEST_GUILESS_MAIN(TestPhonesTables)
#include "tst_phones_tables.moc"
