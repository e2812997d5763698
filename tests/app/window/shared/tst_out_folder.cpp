// Tests the folder in which files are saved.
#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/shared/out_folder.h"

using namespace lk::app;

class TestOutFolder : public QObject {
  Q_OBJECT

 private slots:
  void withoutAChosenFolderDocumentsAreUsed() {
    WindowSettings settings({});
    const OutFolder folder(settings);
    QCOMPARE(folder.path(), documentsFolder());
    QVERIFY(folder.message().isEmpty());
  }

  void aFolderIsMadeAndRemembered() {
    QTemporaryDir place;
    const QString file = place.filePath("settings.ini"), wanted = place.filePath("nights/2026");
    {
      WindowSettings settings(file);
      OutFolder folder(settings);
      QSignalSpy changed(&folder, &OutFolder::changed);
      folder.choose("  " + wanted + "/ ");
      QCOMPARE(folder.path(), wanted);
      QCOMPARE(changed.count(), 1);
      QVERIFY(QFileInfo(wanted).isDir());
      folder.choose(wanted);
      QCOMPARE(changed.count(), 1);
    }
    WindowSettings settings(file);
    OutFolder folder(settings);
    QCOMPARE(folder.path(), wanted);
    folder.choose("");
    QCOMPARE(folder.path(), documentsFolder());
    WindowSettings later(file);
    QCOMPARE(OutFolder(later).path(), documentsFolder());
  }

  void anUnwritableFolderChangesNothing_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("cannot be made") << "/proc/nowhere";
    QTest::newRow("a file") << QCoreApplication::applicationFilePath();
    QTest::newRow("in a file") << QCoreApplication::applicationFilePath() + "/folder";
  }
  void anUnwritableFolderChangesNothing() {
    QFETCH(QString, folder);
    WindowSettings settings({});
    OutFolder out(settings);
    const QString before = out.path();
    out.choose(folder);
    QCOMPARE(out.path(), before);
    QVERIFY2(out.message().contains(folder), qPrintable(out.message()));
    out.choose(before);
    QVERIFY(out.message().isEmpty());
  }

  void homeIsWrittenShort() {
    WindowSettings settings({});
    OutFolder folder(settings);
    folder.choose("~");
    QCOMPARE(folder.path(), QDir::homePath());
    QCOMPARE(folder.shown(), QString("~"));
    QTemporaryDir inHome(QDir::homePath() + "/lampkeeper-XXXXXX");
    if (!inHome.isValid()) QSKIP("no room in the home folder");
    folder.choose("~/" + QFileInfo(inHome.path()).fileName());
    QCOMPARE(folder.path(), inHome.path());
    QCOMPARE(folder.shown(), "~/" + QFileInfo(inHome.path()).fileName());
    // A relative folder is relative to the home folder.
    folder.choose("~");
    folder.choose(QFileInfo(inHome.path()).fileName());
    QCOMPARE(folder.path(), inHome.path());
  }
};

QTEST_GUILESS_MAIN(TestOutFolder)
#include "tst_out_folder.moc"
