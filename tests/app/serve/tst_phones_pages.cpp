// Tests every page for phones in a real browser, in phone and desktop size, dark and light: nothing is wider
// than the page, too faint to read or too small to tap. The pictures are for people to look at.
#include <QJsonArray>
#include <QTest>

#include "robot.h"
#include "test_folder.h"

using namespace lk::test;

class TestPhonesPages : public QObject, private TestFolder {
  Q_OBJECT

 private slots:
  void everyPageIsReadAndTapped() {
    const QString setup = put(
        "setup.json", R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",)"
                      R"("options":{"locations":"off","powers":"off"}})");
    const QJsonObject seen = seenByRobot("phone_pages_robot.py", {setup}, 500000);
    const QByteArray all = QJsonDocument(seen).toJson();
    for (const char* page :
         {"chooses", "reveals", "coach", "camera", "framing", "league", "wall", "wallTurns"})
      QVERIFY2(seen[page].toBool(), all);
    QVERIFY2(seen["wallCut"].isArray() && seen["wallCut"].toArray().isEmpty(), all);
    QVERIFY2(seen["faults"].isArray() && seen["faults"].toArray().isEmpty(), all);
  }
};

QTEST_GUILESS_MAIN(TestPhonesPages)
#include "tst_phones_pages.moc"
