// Tests the server while strangers attack it from four addresses: the night goes on, newcomers get in, the
// memory stays bounded. LK_STORM_SECONDS makes it longer (above 300 with QTEST_FUNCTION_TIMEOUT in
// milliseconds), LK_STORM_SEED different. Times are reported; they decide nothing.
#include <QJsonArray>
#include <QSet>
#include <QTest>

#include "app/serve/transport/limits.h"
#include "robot.h"
#include "test_folder.h"

using namespace lk;
using namespace lk::test;

class TestPhonesStorm : public QObject, private TestFolder {
  Q_OBJECT

 private slots:
  void nobodyElseIsHarmed() {
    constexpr int kUsualSeconds = 25, kSetUpMs = 150'000, kMaxMemory = 250;  // megabytes
    const int wanted = qEnvironmentVariableIntValue("LK_STORM_SECONDS");
    const int seconds = wanted > 0 ? wanted : kUsualSeconds;
    const int seed = qEnvironmentVariableIntValue("LK_STORM_SEED");
    const QString setup = put(
        "setup.json", R"({"e":"setup","game":"halfwish","classes":{"A":"titan","B":"mirror"},"starter":"B",)"
                      R"("options":{}})");
    const QJsonObject seen =
        seenByRobot("phone_storm.py", {setup, QString::number(seed), QString::number(seconds)},
                    seconds * 1000 + kSetUpMs);
    const QByteArray all = QJsonDocument(seen).toJson(QJsonDocument::Compact);
    qInfo("%s", all.constData());
    QVERIFY2(seen["alive"].toBool(), all);
    QVERIFY2(seen["during"]["n"].toInt() > 3, all);
    QCOMPARE(seen["eventsLost"].toInt(-1), 0);
    QVERIFY2(seen["newcomers"].toInt() > 1, all);
    QCOMPARE(seen["newcomersRefused"].toInt(-1), 0);
    QVERIFY2(seen["memoryMost"].toInt() < kMaxMemory, all);
    QCOMPARE(seen["crowd"].toArray().size(), qsizetype(4));
    for (const QJsonValue& each : seen["crowd"].toArray()) {
      QCOMPARE(each["spectators"].toInt(), 50);
      QVERIFY2(each["readersStay"].toBool() && each["views"].toInt() > 0, all);
      QVERIFY2(each["held"].toInt() > 0 && each["silent"].toInt() > app::kMaxUnheardOfAddress, all);
    }
    QCOMPARE(seen["flood"].toArray().size(), qsizetype(4));
    for (const QJsonValue& each : seen["flood"].toArray()) {
      QVERIFY2(each["closed"].toInt() + each["refused"].toInt() > 0, all);
      // Every kind of flood was tried through a live page, and cut off.
      QSet<QString> filled;
      for (const QJsonValue& way : each["filled"].toArray()) filled << way.toString();
      QCOMPARE(filled.size(), 10);
      QVERIFY2(each["open"].toArray().isEmpty(), all);
    }
    QVERIFY2(seen["logged"].toInt() <= (seconds / 60 + 2) * 6, all);  // a line a minute and address
  }
};

QTEST_GUILESS_MAIN(TestPhonesStorm)
#include "tst_phones_storm.moc"
