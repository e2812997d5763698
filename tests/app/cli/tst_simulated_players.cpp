// Tests `simulate --players`: who played, shares with intervals, the same games from the same seed.
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "program.h"

using lk::test::ProgramResult;
using lk::test::run;

class SimulatedPlayersTest : public QObject {
  Q_OBJECT

  static ProgramResult simulate(const QString& game, const QString& games, const QString& players) {
    return run({"simulate", "--game", game, "--games", games, "--seed", "4", "--players", players});
  }
  static QJsonObject lineOf(const ProgramResult& result) {
    return QJsonDocument::fromJson(result.out).object();
  }

 private slots:
  void everySeatIsPlayedByWhomItNames() {
    const ProgramResult result = simulate("half_the_battle", "2", "A=house:20-rounds,B=greedy");
    QCOMPARE(result.exit, 0);
    const QJsonObject line = lineOf(result), players = line["players"].toObject();
    QCOMPARE(players["A"].toString(), QString("house:20-rounds"));
    QCOMPARE(players["B"].toString(), QString("greedy"));
    QCOMPARE(line["games"].toInt(), 2);
    QCOMPARE(line["refused"].toInt(), 0);
    QVERIFY(line["choices"].toInt() > 0);
    const QJsonObject a = line["shares"].toObject()["A"].toObject();
    QVERIFY(a["low"].toDouble() <= a["share"].toDouble() && a["share"].toDouble() <= a["high"].toDouble());
  }

  void theSameSeedAndRoundsPlayTheSameGames() {
    const QString players = "A=house:10-rounds,B=random";
    QJsonObject one = lineOf(simulate("magepunk", "3", players));
    QJsonObject two = lineOf(simulate("magepunk", "3", players));
    for (const char* measured : {"seconds", "games_per_second", "longest_ms"}) {
      one.remove(measured);
      two.remove(measured);
    }
    QVERIFY(!one.isEmpty());
    QCOMPARE(one, two);
  }

  void aSeatThatIsNotNamedIsRandomAndALevelIsAName() {
    const QJsonObject line = lineOf(simulate("wtactics_orc", "1", "B=house:gentle"));
    QCOMPARE(line["players"].toObject()["A"].toString(), QString("random"));
    QCOMPARE(line["players"].toObject()["B"].toString(), QString("house:gentle"));
  }

  void nobodyElsePlays_data() {
    QTest::addColumn<QString>("players");
    for (const char* text : {"chess", "house:", "house:-1", "house:5 ms", "C=house", "A",
                             "A=", "house,B=random", "house:0x5-rounds"})
      QTest::newRow(text) << QString(text);
  }
  void nobodyElsePlays() {
    QFETCH(QString, players);
    const ProgramResult result = simulate("halfwish", "1", players);
    QCOMPARE(result.exit, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(result.err.contains("house"));
  }
};

QTEST_GUILESS_MAIN(SimulatedPlayersTest)
#include "tst_simulated_players.moc"
