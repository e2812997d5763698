// Tests Swiss rounds over random leagues: no two players meet twice, one bye each at most, first and second
// seats in balance.
#include <ctime>
#include <map>
#include <set>

#include <QElapsedTimer>

#include "../random_league.h"

using namespace lk::league;
using lk::rules::Chance;
using lk::test::leagueOf;
using lk::test::pair;
using lk::test::playAll;

namespace {

/// Checks what must hold in every league.
void checkRounds(const League& league) {
  std::set<std::pair<PlayerId, PlayerId>> met;
  std::set<PlayerId> byes;
  std::map<RoundNumber, std::set<PlayerId>> seated;
  std::map<RoundNumber, int> tables;
  for (const Match& match : league.matches) {
    QCOMPARE(number(match.table), ++tables[match.round]);
    QVERIFY(seated[match.round].insert(match.first).second);
    if (!match.second) {
      QVERIFY2(byes.insert(match.first).second, "a second bye");
      continue;
    }
    QVERIFY(seated[match.round].insert(*match.second).second);
    QVERIFY2(met.insert(std::minmax(match.first, *match.second)).second, "a rematch");
  }
}

int mostOutOfBalance(const League& league) {
  std::map<PlayerId, int> balance;
  int most = 0;
  for (const Match& match : league.matches) {
    if (!match.second) continue;
    most = std::max({most, std::abs(++balance[match.first]), std::abs(--balance[*match.second])});
  }
  return most;
}

}  // namespace

class SwissTest : public QObject {
  Q_OBJECT

 private slots:
  void theFirstRoundPairsTheUpperHalfWithTheLower() {
    League league = leagueOf(6);
    QVERIFY(pair(league));
    QCOMPARE(league.matches.size(), std::size_t{3});
    for (int table = 0; table < 3; ++table) {
      const Match& match = league.matches[static_cast<std::size_t>(table)];
      const auto [low, high] = std::minmax(match.first, *match.second);
      QCOMPARE(number(low), 1001 + table);
      QCOMPARE(number(high), 1004 + table);
    }
  }

  void winnersMeetWinners() {
    League league = leagueOf(8);
    QVERIFY(pair(league));
    lk::test::firstInWins(league);  // 1001 to 1004 won
    QVERIFY(pair(league));
    for (std::size_t place = 4; place < 8; ++place) {
      const Match& match = league.matches[place];
      QCOMPARE(number(match.first) <= 1004, number(*match.second) <= 1004);
    }
  }

  void randomLeaguesFollowThePairingRules() {
    Chance chance(11);
    int rounds = 0;
    for (int tried = 0; tried < 300; ++tried) {
      League league = leagueOf(2 + chance.below(40));
      const int wanted = 1 + chance.below(9);
      for (int round = 0; round < wanted && pair(league); ++round, ++rounds) {
        checkRounds(league);
        if (QTest::currentTestFailed()) return;
        playAll(league, chance);
        if (chance.below(3) == 0)
          league.entries[static_cast<std::size_t>(chance.below(static_cast<int>(league.entries.size())))]
              .dropped = true;
        if (chance.below(4) == 0) {
          const int next = static_cast<int>(league.entries.size()) + 1;
          league.entries.push_back({PlayerId{1000 + next}, next});
        }
        if (chance.below(5) == 0) league.penalties.push_back({league.entries.front().player, 3, "late"});
      }
    }
    QVERIFY2(rounds > 1000, std::to_string(rounds).c_str());
  }

  // Equal points come first, so that now and then somebody is three starts ahead or behind.
  void startsStayInBalance() {
    Chance chance(5);
    int most = 0, far = 0;
    for (int tried = 0; tried < 50; ++tried) {
      League league = leagueOf(24 + chance.below(40));
      for (int round = 0; round < 9; ++round) {
        QVERIFY(pair(league));
        playAll(league, chance);
      }
      most = std::max(most, mostOutOfBalance(league));
      far += mostOutOfBalance(league) > 2 ? 1 : 0;
    }
    qInfo("%d of 50 leagues with somebody more than two starts ahead or behind, %d at most", far, most);
    QVERIFY(most <= 3 && far <= 15);
  }

  // Seven rounds of eight players are all possible pairings: only a search finds the last rounds.
  void roundsArePairedUntilAllHaveMet() {
    Chance chance(2);
    int whole = 0;
    for (int tried = 0; tried < 30; ++tried) {
      League league = leagueOf(8);
      int round = 0;
      while (pair(league)) {
        ++round;
        checkRounds(league);
        if (QTest::currentTestFailed()) return;
        playAll(league, chance);
      }
      const NextRound end = nextRound(league);
      QCOMPARE(std::get<NoRound>(end), NoRound::allMet);
      QVERIFY(round >= 5);
      if (round == 7) ++whole;
    }
    QVERIFY(whole > 0);
  }

  void whoeverDroppedIsNotPaired() {
    League league = leagueOf(5);
    league.entries[2].dropped = true;
    QVERIFY(pair(league));
    QCOMPARE(league.matches.size(), std::size_t{2});
    for (const Match& match : league.matches) {
      QVERIFY(match.first != PlayerId{1003});
      QVERIFY(match.second != PlayerId{1003});
    }
  }

  void aRoundWaitsForItsTablesAndEnds() {
    League league = leagueOf(4, "swiss", 1);
    QVERIFY(pair(league));
    QCOMPARE(std::get<NoRound>(nextRound(league)), NoRound::stillPlaying);
    lk::test::firstInWins(league);
    QCOMPARE(std::get<NoRound>(nextRound(league)), NoRound::over);
    QCOMPARE(std::get<NoRound>(nextRound(leagueOf(1))), NoRound::tooFew);
  }

  void fiveThousandPlayersArePairedTenTimes() {
    Chance chance(3);
    League league = leagueOf(5001);
    qint64 slowest = 0;
    double processor = 0;
    for (int round = 0; round < 10; ++round) {
      QElapsedTimer timer;
      timer.start();
      const std::clock_t before = std::clock();
      QVERIFY(pair(league));
      slowest = std::max(slowest, timer.elapsed());
      processor = std::max(processor, static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
      playAll(league, chance);
    }
    checkRounds(league);
    qInfo("pairing 5 001 players: %lld ms at the slowest of 10 rounds, %.2f s of the processor", slowest,
          processor);
    QVERIFY(processor < 20);
  }
};

QTEST_APPLESS_MAIN(SwissTest)
#include "tst_swiss.moc"
