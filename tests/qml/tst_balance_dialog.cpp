// Tests the balance of a game in the window: played, shown, stopped and continued, by keyboard.
#include <QFileInfo>
#include <QTemporaryDir>

#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// The cards page with the dialog open. Reports go into a folder of their own.
struct Designing {
  QTemporaryDir folder;
  Evening evening;
  BalanceModel& balance = evening.window.balance();

  Designing() {
    balance.setFolder(folder.path());
    evening.window.showPage("cards");
    evening.activate();
    evening.reach("balance");
    evening.press(Qt::Key_Return);
    balance.setPace("random");
  }
  [[nodiscard]] bool waitForEnd() {
    return QTest::qWaitFor([&] { return !balance.running(); }, 60000);
  }
  [[nodiscard]] QString fileOf(const char* name) const {
    return folder.filePath(QString("lampkeeper-balance-halfwish-random/") + name);
  }
  [[nodiscard]] qint64 lines() const {
    QFile file(fileOf("games.jsonl"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') - 1 : 0;
  }
};

}  // namespace

class TestBalanceDialog : public QuietTest {
  Q_OBJECT

 private slots:
  void aReportIsPlayedAndShown() {
    Designing table;
    QTRY_VERIFY(table.balance.ready());
    table.evening.reach("balanceStart");
    table.evening.press(Qt::Key_Return);
    QVERIFY(table.balance.running());
    table.balance.setGame("magepunk");  // not while it plays
    QCOMPARE(table.balance.game(), QString("halfwish"));
    QVERIFY(table.waitForEnd());
    QCOMPARE(table.balance.played(), 100);
    QVERIFY2(table.balance.message().startsWith("100 games"), qPrintable(table.balance.message()));
    QCOMPARE(table.lines(), 100);
    QVERIFY(QFileInfo::exists(table.fileOf("balance.csv")));
    auto* picture = qobject_cast<QQuickItem*>(table.evening.window.part("balancePicture"));
    QVERIFY(picture);
    QTRY_VERIFY(picture->height() > 500);
    if (qEnvironmentVariableIsSet("LK_LOOK"))
      table.evening.window.window()->grabWindow().save(qEnvironmentVariable("LK_LOOK") + "/balance.png");
    QStringList clipped;
    findClipped(table.evening.window.window()->contentItem(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }

  /// Stopped early, nothing that was finished is played again.
  void aStoppedReportGoesOn() {
    Designing table;
    QTRY_VERIFY(table.balance.ready());
    table.balance.setAmount("10000");
    table.balance.start();
    QTRY_VERIFY(table.lines() > 20);
    table.balance.stop();
    QVERIFY(table.waitForEnd());
    const qint64 before = table.lines();
    QVERIFY(before > 20 && before < 10000);
    QVERIFY2(table.balance.message().contains("so far"), qPrintable(table.balance.message()));
    QVERIFY(!table.balance.picture().isEmpty());
    const QString old = table.balance.picture().toString();
    const QByteArray kept = [&] {
      QFile file(table.fileOf("games.jsonl"));
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    table.balance.setAmount("300");
    table.balance.start();
    QVERIFY(table.waitForEnd());
    QFile file(table.fileOf("games.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith(kept));
    QVERIFY(table.lines() >= 300);
    QVERIFY(table.balance.picture().toString() != old);  // or the old picture would stay
  }

  void aHouseRuleIsCompared() {
    Designing table;
    QTRY_VERIFY(table.balance.ready());
    table.balance.setCompared("no such rule");
    QCOMPARE(table.balance.compared(), QString());
    table.balance.setCompared("powers");
    table.balance.start();
    QVERIFY(table.waitForEnd());
    QFile csv(table.folder.filePath("lampkeeper-balance-halfwish-random-powers/balance.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QByteArray rows = csv.readAll();
    QVERIFY(rows.contains("\noption,powers,on,") && rows.contains("\noption,powers,off,"));
  }

  void aFolderThatCannotBeWrittenIsSaid() {
    Designing table;
    QTRY_VERIFY(table.balance.ready());
    QFile file(table.folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    table.balance.setFolder(file.fileName());
    table.balance.start();
    QVERIFY(table.waitForEnd());
    QVERIFY2(table.balance.message().contains("cannot be created"), qPrintable(table.balance.message()));
    QVERIFY(table.balance.picture().isEmpty());
  }

  /// A game that nobody waits for ends at once, although each of its moves takes long, and does not count.
  void stoppingAndClosingDoNotWaitForAGame() {
    {
      Designing table;
      QTRY_VERIFY(table.balance.ready());
      table.balance.setGame("wtactics_orc");
      QTRY_VERIFY(table.balance.ready());
      table.balance.setPace("house:50");
      table.balance.start();
      QTest::qWait(300);
      table.balance.stop();
      QTRY_VERIFY_WITH_TIMEOUT(!table.balance.running(), 20000);  // a game takes more than a minute
      QVERIFY2(table.balance.message().startsWith("0 games so far"), qPrintable(table.balance.message()));
      table.balance.start();
      QTest::qWait(300);
    }  // closes the window: if that waited for the game, the test would run into its time limit
  }
};

QTEST_MAIN(TestBalanceDialog)
#include "tst_balance_dialog.moc"
