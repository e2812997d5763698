// Tests "Something is wrong" in the window: the findings, a report to send, a backup, and a restore at the
// next start.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/kit/data_folder.h"
#include "app/kit/folder_swap.h"
#include "app/window/care/care_model.h"
#include "test_folder.h"

using namespace lk::app;

class WindowCareTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  std::string data() const { return path("data").toStdString(); }
  static void wait(CareModel& care) { QTRY_VERIFY_WITH_TIMEOUT(!care.busy(), 60000); }

 private slots:
  void init() {
    QDir(folderPath()).removeRecursively();
    QDir().mkpath(path("data"));
  }

  void failedChecksAreListedFirst() {
    put("data/nights.lkdb", QByteArray(5000, 'x'));
    CareModel care(data());
    care.examine();
    QVERIFY(care.busy());
    wait(care);
    QVERIFY(care.checks().size() > 10);
    QVERIFY(care.wrong() >= 1);
    for (int i = 0; i < care.checks().size(); ++i) QCOMPARE(care.checks()[i].ok, i >= care.wrong());
  }

  void theReportIsCopiedAndSaved() {
    CareModel care(data());
    care.setFolder(path("documents"));
    QDir().mkpath(path("documents"));
    care.examine();
    wait(care);
    care.copyReport();
    QVERIFY(QGuiApplication::clipboard()->text().contains("SQLite"));
    care.saveReport(care.reportFile());
    QVERIFY2(care.message().contains(path("documents")), qPrintable(care.message()));
    QCOMPARE(bytesOf(care.reportFile()), QGuiApplication::clipboard()->text().toUtf8());
    care.saveReport(path("no/such/folder/report.txt"));
    QVERIFY2(care.message().contains("cannot be written"), qPrintable(care.message()));
  }

  void aBackupComesBackWithTheNextStart() {
    put("data/settings.ini", "[General]\nlanguage=zh\n");
    CareModel care(data());
    care.setFolder(path("documents"));
    care.backUp(care.backupFile());
    wait(care);
    QVERIFY2(QFile::exists(care.backupFile()), qPrintable(care.message()));
    put("data/settings.ini", "later");
    QVERIFY(!care.restartWanted());
    care.restore(care.backupFile());
    wait(care);
    QVERIFY2(care.restartWanted(), qPrintable(care.message()));
    QCOMPARE(bytesOf("data/settings.ini"), QByteArray("later"));  // only at the next start
    QVERIFY(dataFolder(data()));
    QCOMPARE(bytesOf("data/settings.ini"), QByteArray("[General]\nlanguage=zh\n"));
    QCOMPARE(bytesOf("data/before-restore-1/settings.ini"), QByteArray("later"));
  }

  void anInvalidBackupIsReportedAndSchedulesNothing() {
    put("data/settings.ini", "mine");
    CareModel care(data());
    care.restore(path("data/settings.ini"));
    wait(care);
    QVERIFY2(care.message().contains("is not a Lampkeeper backup"), qPrintable(care.message()));
    QVERIFY(!care.restartWanted() && !swapScheduled(data()));
  }
};

QTEST_MAIN(WindowCareTest)
#include "tst_window_care.moc"
