// Tests Home: the night left last is offered and resumed as it was played.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/home/home_model.h"
#include "carddb/raw_sqlite.h"
#include "stored_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestWindowHome : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  int made_ = 0;

  std::string fresh() { return folder_.filePath(QString("nights%1.lkdb").arg(++made_)).toStdString(); }

 private slots:
  void theNightLeftLastIsOffered() {
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight), 20));
    keep(file, nightOf(kWholeNight));
    KitLoader shelf({}, kit());
    HomeModel home(shelf, file);
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNightStanding().startsWith("Round 1"), qPrintable(home.lastNightStanding()));
    Outcome<carddb::Journal> journal = carddb::Journal::open(file);
    QVERIFY(journal->finish(1));
    home.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!home.mayResume(), 20000);
  }

  void theNightLeftLastNamesItsOwnPlayers() {
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight, {"Cleo", "Dora"}), 20));
    KitLoader shelf({}, kit());
    HomeModel home(shelf, file);
    home.setCamera("camera");
    home.setNames(namesOf({"Ann", "Ben"}));  // players of a later night
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNightStanding().contains("Cleo:"), qPrintable(home.lastNightStanding()));
    QVERIFY2(home.lastNightStanding().contains("Dora:"), qPrintable(home.lastNightStanding()));
    QVERIFY(!home.lastNightStanding().contains("Ann"));
    static const QRegularExpression kScore("^Cleo \\d+ : \\d+ Dora$");
    QVERIFY2(kScore.match(home.lastNightScore()).hasMatch(), qPrintable(home.lastNightScore()));
    QSignalSpy seated(&home, &HomeModel::seated);
    QSignalSpy started(&home, &HomeModel::started);
    home.resume();
    QCOMPARE(seated.count(), 1);
    QCOMPARE(seated.first().first().value<std::vector<std::string>>(),
             (std::vector<std::string>{"Cleo", "Dora"}));
    QCOMPARE(started.count(), 1);
    QCOMPARE(started.first().first().value<NightRequest>().source, "camera");
  }

  void aNightFromTheListIsResumedAsItWasPlayed_data() {
    QTest::addColumn<bool>("byHand");
    QTest::newRow("seen by the camera") << false;
    QTest::newRow("entered by hand") << true;
  }
  void aNightFromTheListIsResumedAsItWasPlayed() {
    QFETCH(bool, byHand);
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight), 20));
    QCOMPARE(runSql(file, byHand ? "UPDATE night SET by_hand = 1" : ""), std::string());
    KitLoader shelf({}, kit());
    HomeModel home(shelf, file);
    home.setCamera("camera");
    QSignalSpy started(&home, &HomeModel::started);
    home.resumeNight(1, "halfwish");
    QTRY_COMPARE_WITH_TIMEOUT(started.count(), 1, 20000);
    QCOMPARE(started.first().first().value<NightRequest>().source, byHand ? "" : "camera");
  }

  void anOlderNightWithoutNamesUsesTheCurrentOnes() {
    const std::string file = fresh();
    keep(file, cut(nightOf(kWholeNight), 20));
    QCOMPARE(runSql(file, "DELETE FROM player"), std::string());
    KitLoader shelf({}, kit());
    HomeModel home(shelf, file);
    home.setNames(namesOf({"Ann", "Ben"}));
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNightStanding().contains("Ann:"), qPrintable(home.lastNightStanding()));
    QSignalSpy seated(&home, &HomeModel::seated);
    home.resume();
    QCOMPARE(seated.count(), 0);
  }

  void aBrokenJournalOffersNoNight() {
    const std::string file = fresh();
    QFile broken(QString::fromStdString(file));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no database at all");
    broken.close();
    KitLoader shelf({}, kit());
    HomeModel home(shelf, file);
    QTest::qWait(300);
    QVERIFY(!home.mayResume());
    home.resume();  // without a night to resume
  }
};

QTEST_MAIN(TestWindowHome)
#include "tst_window_home.moc"
