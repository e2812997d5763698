// Tests "What is kept here" in Settings: all of it can be read, and is deleted only after two taps; until the
// next start the deletion can be cancelled. By keys alone.
#include "app/kit/folder_emptying.h"
#include "app/test_folder.h"
#include "evening.h"

using namespace lk::app;
using namespace lk::test;

class StoredDataDialogTest : public QuietTest, private TestFolder {
  Q_OBJECT

  [[nodiscard]] std::string data() const { return path("data").toStdString(); }
  static QString message(const Evening& evening) {
    return valueOf(evening.window, "storedDataMessage", "text").toString();
  }

 private slots:
  void init() {
    QDir(folderPath()).removeRecursively();
    put("data/nights.lkdb", QByteArray(5000, 'x'));
    qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
  }

  void allDataIsDeletedOnlyAfterConfirmation() {
    Evening evening({.folder = data()});
    evening.window.showPage("settings");
    settle(*evening.window.window());
    evening.activate();
    evening.reach("openKept");
    evening.press(Qt::Key_Space);
    settle(*evening.window.window());
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    QCOMPARE(clipped, QStringList());
    if (qEnvironmentVariableIsSet("LK_PICTURES"))
      evening.window.window()->grabWindow().save(qEnvironmentVariable("LK_PICTURES"));
    evening.reach("keptDelete");
    evening.press(Qt::Key_Space);
    QVERIFY(!deletionScheduled(data()));
    QVERIFY2(message(evening).contains("gone for good"), qPrintable(message(evening)));
    evening.press(Qt::Key_Space);
    QVERIFY(deletionScheduled(data()));
    QVERIFY2(message(evening).contains("next time Lampkeeper starts"), qPrintable(message(evening)));
    QVERIFY(QFile::exists(path("data/nights.lkdb")));
    evening.reach("keptKeep");
    evening.press(Qt::Key_Space);
    QVERIFY(!deletionScheduled(data()));
    QCOMPARE(message(evening), QString());
    evening.press(Qt::Key_Escape);
    QTRY_VERIFY(!evening.window.part("keptDone"));
    QTRY_COMPARE(evening.window.window()->activeFocusItem()->objectName(), QString("openKept"));
  }

  void withoutStoredDataNothingCanBeDeleted() {
    Evening evening;
    evening.window.showPage("settings");
    settle(*evening.window.window());
    QMetaObject::invokeMethod(evening.window.part("openKept"), "clicked");
    QTRY_VERIFY(evening.window.part("keptDone"));
    QVERIFY(!valueOf(evening.window, "keptDelete", "visible").toBool());
  }
};

QTEST_MAIN(StoredDataDialogTest)
#include "tst_stored_data_dialog.moc"
