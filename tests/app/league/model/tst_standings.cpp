// Tests standings: points, opponents, head to head, penalties and ties; and what changed between two states.
#include <QElapsedTimer>

#include "../random_league.h"
#include "app/league/model/changes.h"
#include "app/league/model/standings.h"

using namespace lk::league;
using lk::rules::Chance;
using lk::test::leagueOf;
using lk::test::pair;
using lk::test::playAll;

namespace {

Match match(int round, int table, int first, int second, Decision decision) {
  return {RoundNumber{round}, TableNumber{table}, PlayerId{1000 + first}, PlayerId{1000 + second}, decision};
}

const Standing& of(const std::vector<Standing>& table, int player) {
  return *std::find_if(table.begin(), table.end(),
                       [&](const Standing& each) { return each.player == PlayerId{1000 + player}; });
}

}  // namespace

class StandingsTest : public QObject {
  Q_OBJECT

 private slots:
  void pointsAndOpponentsAreCounted() {
    League league = leagueOf(4);
    league.matches = {match(1, 1, 1, 2, Decision::firstWon), match(1, 2, 3, 4, Decision::drawn),
                      match(2, 1, 1, 3, Decision::firstWon), match(2, 2, 4, 2, Decision::secondWon)};
    const auto table = standings(league);
    QCOMPARE(of(table, 1).points, 6);
    QCOMPARE(of(table, 2).points, 3);
    QCOMPARE(of(table, 3).points, 1);
    QCOMPARE(of(table, 4).points, 1);
    QVERIFY(of(table, 2).ownShare == Share(1, 2));
    QVERIFY(of(table, 3).ownShare == Share(1, 3));  // a sixth, but counted as a third, the minimum
    QVERIFY(of(table, 1).opponents == Share(5, 12));
    QVERIFY(of(table, 3).opponents == Share(2, 3));  // 4 and 1
    QCOMPARE(of(table, 3).place, 3);                 // stronger opponents than player 4
    QCOMPARE(of(table, 4).place, 4);
  }

  void aByeIsAWinWithoutAnOpponent() {
    League league = leagueOf(3);
    league.matches = {match(1, 1, 1, 2, Decision::firstWon),
                      {RoundNumber{1}, TableNumber{2}, PlayerId{1003}, std::nullopt, Decision::firstWon}};
    const auto table = standings(league);
    QCOMPARE(of(table, 3).points, 3);
    QCOMPARE(of(table, 3).byes, 1);
    QVERIFY(of(table, 3).opponents == Share(0));
  }

  void headToHeadDecidesBetweenThoseWhoAreLevel() {
    League league = leagueOf(4, "round-robin");
    // Players 1 and 2 both win twice, and by symmetry their opponents are equally strong; 2 beat 1.
    league.matches = {match(1, 1, 1, 2, Decision::secondWon), match(1, 2, 3, 4, Decision::drawn),
                      match(2, 1, 1, 3, Decision::firstWon),  match(2, 2, 2, 4, Decision::firstWon),
                      match(3, 1, 1, 4, Decision::firstWon),  match(3, 2, 2, 3, Decision::secondWon)};
    league.matches[5].decided = Decision::secondWon;  // 3 beats 2
    const auto table = standings(league);
    QCOMPARE(of(table, 1).points, 6);
    QCOMPARE(of(table, 2).points, 6);
    QCOMPARE(of(table, 1).opponents == of(table, 2).opponents, true);
    QCOMPARE(*of(table, 2).headToHead, 3);
    QCOMPARE(*of(table, 1).headToHead, 0);
    QCOMPARE(of(table, 2).place, 1);
    QCOMPARE(of(table, 1).place, 2);
  }

  void whoeverIsLevelInAllSharesAPlace() {
    const auto table = standings(leagueOf(3));
    for (const Standing& standing : table) QCOMPARE(standing.place, 1);
    League league = leagueOf(4);
    league.matches = {match(1, 1, 1, 2, Decision::firstWon), match(1, 2, 3, 4, Decision::firstWon)};
    const auto after = standings(league);
    QCOMPARE(of(after, 1).place, 1);
    QCOMPARE(of(after, 3).place, 1);
    QCOMPARE(of(after, 2).place, 3);
  }

  void penaltiesCountForTheirPlayerAlone() {
    League league = leagueOf(4);
    league.matches = {match(1, 1, 1, 2, Decision::firstWon), match(1, 2, 3, 4, Decision::firstWon)};
    league.penalties = {{PlayerId{1001}, 1, "came late"}};
    const auto table = standings(league);
    QCOMPARE(of(table, 1).points, 2);
    QCOMPARE(of(table, 1).penalty, 1);
    QCOMPARE(of(table, 1).place, 2);
    QVERIFY(of(table, 2).opponents == Share(1));
  }

  void gamesPlayedTogetherAreWonOrLostByBoth() {
    League league = leagueOf(4);
    league.matches = {match(1, 1, 1, 2, Decision::bothWon), match(1, 2, 3, 4, Decision::bothLost)};
    const auto table = standings(league);
    QCOMPARE(of(table, 1).points + of(table, 2).points, 6);
    QCOMPARE(of(table, 3).points + of(table, 4).points, 0);
  }

  // Random leagues: points equal those of a naive count, and the order is always consistent.
  void randomLeaguesAreCountedRightly() {
    Chance chance(21);
    for (int tried = 0; tried < 200; ++tried) {
      League league = leagueOf(2 + chance.below(30));
      for (int round = 0; round < 6 && pair(league); ++round) playAll(league, chance);
      const auto table = standings(league);
      QCOMPARE(table.size(), league.entries.size());
      for (const Standing& standing : table) {
        int points = 0;
        for (const Match& each : matchesOf(league, standing.player))
          points +=
              each.first == standing.player ? pointsOfFirst(*each.decided) : pointsOfSecond(*each.decided);
        QCOMPARE(standing.points, points);
      }
      for (std::size_t place = 1; place < table.size(); ++place) {
        const Standing& above = table[place - 1];
        const Standing& below = table[place];
        QVERIFY(above.points >= below.points);
        if (above.points != below.points) continue;
        QVERIFY(above.opponents >= below.opponents);
        if (above.opponents != below.opponents) continue;
        QVERIFY(above.headToHead >= below.headToHead);
        QCOMPARE(above.place == below.place, above.headToHead == below.headToHead);
      }
    }
  }

  void changesAreReported() {
    League before = leagueOf(4);
    League now = before;
    QVERIFY(changesBetween(before, now).empty());
    QVERIFY(pair(now));
    now.matches[0].decided = Decision::drawn;
    now.entries[1].dropped = true;
    now.entries.push_back({PlayerId{1005}, 5});
    now.penalties.push_back({PlayerId{1001}, 1, "late"});
    const auto changes = changesBetween(before, now);
    QCOMPARE(changes.size(), std::size_t{5});
    QCOMPARE(std::get<Joined>(changes[0]).player, PlayerId{1005});
    QVERIFY(std::get<Dropped>(changes[1]).player == PlayerId{1002});
    QCOMPARE(std::get<Paired>(changes[2]).tables, 2);
    QVERIFY(std::get<Decided>(changes[3]).match.decided == Decision::drawn);
    QCOMPARE(std::get<Penalised>(changes[4]).penalty.points, 1);
    before = now;
    now.matches[0].decided = Decision::firstWon;
    const auto again = changesBetween(before, now);
    QCOMPARE(again.size(), std::size_t{1});
    QVERIFY(std::get<Decided>(again[0]).before == Decision::drawn);
  }

  void tenThousandNightsAreCounted() {
    Chance chance(8);
    League league = leagueOf(2000);
    for (int round = 0; round < 10; ++round) {
      QVERIFY(pair(league));
      playAll(league, chance);
    }
    QCOMPARE(league.matches.size(), std::size_t{10000});
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(standings(league).size(), std::size_t{2000});
    qInfo("standings of 10 000 nights from memory: %.1f ms", static_cast<double>(timer.nsecsElapsed()) / 1e6);
  }
};

QTEST_APPLESS_MAIN(StandingsTest)
#include "tst_standings.moc"
