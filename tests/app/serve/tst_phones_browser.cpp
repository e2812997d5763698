// Tests the pages in a real browser: a whole night of Halfwish by taps, with two private pages and a
// spectator's.
#include <QJsonArray>
#include <QTest>

#include "robot.h"
#include "test_folder.h"

using namespace lk::test;

class TestPhonesBrowser : public QObject, private TestFolder {
  Q_OBJECT

 private slots:
  void aWholeNightIsPlayedFromTwoPhones() {
    const QString setup = put(
        "setup.json", R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",)"
                      R"("options":{"locations":"off","powers":"off"}})");
    const QJsonObject seen = seenByRobot("phones_robot.py", {setup}, 400000);
    const QByteArray all = QJsonDocument(seen).toJson();
    QVERIFY2(seen["over"].toBool(), all);
    QVERIFY2(seen["taps"].toInt() > 15, all);  // how long a night is depends on what is tapped
    QCOMPARE(seen["wide"].toInt(), 0);         // nothing is wider than 360 pixels
    QCOMPARE(seen["nameless"].toInt(), 0);     // every button has an accessible name
    QVERIFY2(seen["result"].toString().contains("win") || seen["result"].toString().contains("draw"), all);
    QCOMPARE(seen["told"]["A"].toString(), seen["result"].toString());
    QCOMPARE(seen["told"]["B"].toString(), seen["result"].toString());
    QCOMPARE(seen["titles"].toArray(), QJsonArray{"Lampkeeper"});
    for (const char* after : {"lost", "back", "playersBack", "same", "chinese", "othersStay"})
      QVERIFY2(seen[after].toBool(), all);
    QVERIFY2(seen["foreign"].toString().contains(QStringLiteral("另一部手机")), all);
    QVERIFY2(seen["complaints"].toArray().isEmpty(), all);
    for (const QJsonValue& stored : seen["stored"].toArray()) QCOMPARE(stored.toInt(), 0);
  }
};

QTEST_GUILESS_MAIN(TestPhonesBrowser)
#include "tst_phones_browser.moc"
