// Tests what the window remembers about its users.
#include <QTemporaryDir>
#include <QTest>

#include "app/window/shared/window_settings.h"
#include "full_disk.h"

using namespace lk;
using namespace lk::app;

class TestWindowSettings : public QObject {
  Q_OBJECT

 private slots:
  void aNameIsCutBetweenLettersOnly_data() {
    QTest::addColumn<QString>("entered");
    QTest::addColumn<QString>("kept");
    const QString bearded = QString::fromUcs4(U"\U0001F9D4\U0001F3FD");  // two code points, four units
    const QString accented = QString::fromUcs4(U"e\u0301");              // two code points
    QTest::newRow("short") << "  Ann "
                           << "Ann";
    QTest::newRow("long") << QString(30, 'x') << QString(24, 'x');
    QTest::newRow("pictures") << bearded.repeated(30) << bearded.repeated(24);
    QTest::newRow("accents") << accented.repeated(25) << accented.repeated(24);
    QTest::newRow("a picture at the edge") << QString(23, 'x') + bearded << QString(23, 'x') + bearded;
    QTest::newRow("a space at the edge") << QString(23, 'x') + " yz" << QString(23, 'x');
    QTest::newRow("signs") << QString(26, QChar(0x5B89)) << QString(24, QChar(0x5B89));
  }
  void aNameIsCutBetweenLettersOnly() {
    QFETCH(QString, entered);
    QFETCH(QString, kept);
    WindowSettings settings{{}};
    settings.setName(rules::Seat::B, entered);
    QCOMPARE(settings.names()[rules::Seat::B], kept);
  }

  void anEmptyNameBecomesTheSeatsLetter() {
    WindowSettings settings{{}};
    settings.setName(rules::Seat::A, "Ann");
    settings.setName(rules::Seat::A, "   ");
    QCOMPARE(settings.names()[rules::Seat::A], QString("A"));
  }

  void onAFullDiskThePreviousSettingsRemain() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
      WindowSettings settings{file};
      settings.setName(rules::Seat::A, "Ann");
      settings.setShowDuels(false);
    }
    QFile stored(file);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    const QByteArray before = stored.readAll();
    QVERIFY(before.contains("Ann"));
    stored.close();
    {
      const test::FullDisk full(20);
      WindowSettings settings{file};
      settings.setName(rules::Seat::A, "Zoe");
    }
    QVERIFY(stored.open(QIODevice::ReadOnly));
    QCOMPARE(stored.readAll(), before);
  }

  void whetherDuelsAreShownIsStored() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
      WindowSettings settings{file};
      QVERIFY(settings.showDuels());
      settings.setShowDuels(false);
    }
    QVERIFY(!WindowSettings{file}.showDuels());
    QVERIFY(WindowSettings{file}.motion());
  }

  void whetherForcedStepsAreAnsweredIsStored() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
      WindowSettings settings{file};
      QVERIFY(settings.answersAlone());
      settings.setAnswersAlone(false);
    }
    QVERIFY(!WindowSettings{file}.answersAlone());
  }
};

QTEST_GUILESS_MAIN(TestWindowSettings)
#include "tst_window_settings.moc"
