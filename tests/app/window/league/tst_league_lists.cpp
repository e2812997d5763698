// Tests players and results that come as files of other programs into the league page's model.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/league/league_model.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Venue {
  QTemporaryDir folder;
  LeagueModel model;

  Venue()
      : model({"sqlite:" + folder.filePath("leagues.db").toStdString(), folder.path().toStdString()}, {}) {
    model.watch(true);
    model.finish();
    model.create("Club", "halfwish", "swiss", 3);
    model.finish();
  }
  QString write(const char* name, const QByteArray& text) const {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(text);
    return file.fileName();
  }
  void joinFrom(const QString& file) {
    model.joinFrom(file);
    model.finish();
  }
  void takeResults(const QString& file) {
    model.takeResults(file);
    model.finish();
  }
};

}  // namespace

class TestLeagueLists : public QObject {
  Q_OBJECT

 private slots:
  void playersOfAListJoin() {
    Venue venue;
    venue.joinFrom(venue.write("players.csv", "first name,last name,club\nMia,Ode,Red House\nJonas,Falk,\n"));
    QCOMPARE(venue.model.message(), QString("2 players joined"));
    QCOMPARE(venue.model.rows().size(), 2);
    // Again, with somebody new: the others are there already, and somebody joins nevertheless.
    venue.joinFrom(venue.write("more.csv", "name,house\nMia Ode,Red House\nAnn Ley,\n"));
    QVERIFY2(venue.model.message().contains("Mia Ode (Red House) is already in"),
             qPrintable(venue.model.message()));
    QCOMPARE(venue.model.rows().size(), 3);
  }

  void resultsOfASheetAreEnteredOnce() {
    Venue venue;
    venue.joinFrom(venue.write("players.csv", "Mia\nJonas\nAnn\nBen\n"));
    venue.model.pair();
    venue.model.finish();
    QCOMPARE(venue.model.tables().size(), 2);
    const QString sheet = venue.write("sheet.csv", "table,result\n1,first\n2,drawn\n");
    venue.takeResults(sheet);
    QCOMPARE(venue.model.message(), QString("2 results entered"));
    for (const auto& table : venue.model.tables()) QVERIFY(!table.open);
    venue.takeResults(sheet);  // the same again changes nothing
    QCOMPARE(venue.model.message(), QString("2 results entered"));
    // One line that is wrong: none is entered.
    venue.takeResults(venue.write("wrong.csv", "table,result\n1,second\n9,first\n"));
    QVERIFY2(venue.model.message().contains("wrong.csv") || venue.model.errorText().contains("wrong.csv"),
             qPrintable(venue.model.message() + venue.model.errorText()));
    QCOMPARE(venue.model.rows().size(), 4);
  }

  void filesThatCannotBeReadAreSaid() {
    Venue venue;
    for (const QString& file : {venue.folder.filePath("not there.csv"), venue.write("empty.csv", ""),
                                venue.write("picture.csv", QByteArray("\x89PNG\x00\x01", 6))}) {
      venue.joinFrom(file);
      QVERIFY2(!venue.model.message().isEmpty(), qPrintable(file));
      QVERIFY(venue.model.rows().isEmpty());
      venue.takeResults(file);
      QVERIFY2(!venue.model.message().isEmpty(), qPrintable(file));
    }
    venue.joinFrom(QString());  // nothing was named
    QVERIFY(venue.model.rows().isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestLeagueLists)
#include "tst_league_lists.moc"
