// Tests that the doctor reports an interrupted restore, wherever it was killed, and that its advice repairs
// it.
#include <QDir>
#include <QTest>

#include "app/care/doctor/checks.h"
#include "app/kit/data_folder.h"
#include "app/kit/folder_swap.h"
#include "test_folder.h"

using namespace lk::app;

class RestoreCheckTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  /// Name of the folder, new for each test: a program that has used a folder continues to use it.
  QString name_;
  std::string folder() const { return path(name_).toStdString(); }

 private slots:
  void init() { name_ = QString("data-%1").arg(QTest::currentDataTag() ? QTest::currentDataTag() : ""); }

  void aPendingRestoreIsReported_data() {
    QTest::addColumn<int>("renamings");
    QTest::newRow("nothing touched") << 0;
    QTest::newRow("the old moving away") << 1;
    QTest::newRow("the new not moved in") << 2;
  }
  void aPendingRestoreIsReported() {
    QFETCH(int, renamings);
    put(name_ + "/settings.ini", "old");
    QVERIFY(checkRestore(folder()).ok);
    put(QString::fromStdString(prepareSwap(folder()).value()) + "/settings.ini", "new");
    QVERIFY(scheduleSwap(folder()));
    QDir inside(path(name_));
    if (renamings > 0)
      QVERIFY(inside.mkpath("swap/old") && inside.rename("settings.ini", "swap/old/settings.ini"));
    if (renamings > 1) QVERIFY(inside.rename("swap", "swapped"));
    const auto before = everything();
    const CheckUp found = checkRestore(folder());
    QVERIFY(!found.ok);
    QVERIFY2(found.says.contains("Close all Lampkeeper windows and open it again"), qPrintable(found.says));
    QCOMPARE(everything(), before);

    QVERIFY(dataFolder(folder()));  // as every program does at its start
    QVERIFY(checkRestore(folder()).ok);
    QCOMPARE(bytesOf(name_ + "/settings.ini"), QByteArray("new"));
    QCOMPARE(bytesOf(name_ + "/before-restore-1/settings.ini"), QByteArray("old"));
  }

  void aRestoreThatReplacedNothingIsReported() {
    put(QString::fromStdString(prepareSwap(folder()).value()) + "/nights.lkdb", "half of it");
    const CheckUp found = checkRestore(folder());
    QVERIFY(!found.ok);
    QVERIFY2(found.says.contains("before it replaced anything") &&
                 found.says.contains("delete the folder swap.part"),
             qPrintable(found.says));
    QVERIFY(QDir(path(name_ + "/swap.part")).removeRecursively());
    QVERIFY(checkRestore(folder()).ok);
  }
};

QTEST_GUILESS_MAIN(RestoreCheckTest)
#include "tst_restore_check.moc"
