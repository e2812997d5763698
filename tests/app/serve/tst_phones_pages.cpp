// Every page for phones in a real browser, as large as a phone and as a desktop, dark and light: nothing is
// wider than the page, too faint to read or too small to tap. The pictures are there to be looked at.
#include <QDir>
#include <QJsonArray>
#include <QTest>

#include "program.h"
#include "test_folder.h"

using namespace lk::test;

class TestPhonesPages : public QObject, private TestFolder {
  Q_OBJECT

 private slots:
  void everyPageIsReadAndTapped() {
    const QString setup = put(
        "setup.json", R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",)"
                      R"("options":{"locations":"off","powers":"off"}})");
    const QString pictures = QStringLiteral(LK_PICTURES);
    QDir().mkpath(pictures);
    QProcess robot;
    robot.setProgram(QStringLiteral("/usr/bin/python3"));  // Debian's, which has Debian's selenium
    robot.setArguments({QStringLiteral("-B"), QStringLiteral(LK_ROOT "/tests/app/serve/phone_pages_robot.py"),
                        QStringLiteral(LK_PROGRAM), setup, pictures});
    robot.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    robot.start();
    QVERIFY(robot.waitForFinished(500000));
    const QJsonObject seen = QJsonDocument::fromJson(robot.readAllStandardOutput()).object();
    const QByteArray all = QJsonDocument(seen).toJson();
    for (const char* page : {"chooses", "reveals", "coach", "camera", "framing", "league"})
      QVERIFY2(seen[page].toBool(), all);
    QVERIFY2(seen["faults"].isArray() && seen["faults"].toArray().isEmpty(), all);
  }
};

QTEST_GUILESS_MAIN(TestPhonesPages)
#include "tst_phones_pages.moc"
