// Tests Swiss rounds over random leagues: no two players meet twice, one bye each at most, first and second
// seats in balance.
#include <map>
#include <set>

#include <QElapsedTimer>

#include "../random_league.h"
#include "app/league/model/matching.h"
#include "app/league/model/swiss.h"

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

/// Returns the largest possible number of pairs, by trying everything.
int mostByTrying(std::vector<bool>& taken, const MayPair& mayMeet) {
  const auto free = std::find(taken.begin(), taken.end(), false);
  if (free == taken.end()) return 0;
  const int one = static_cast<int>(free - taken.begin());
  *free = true;
  int most = mostByTrying(taken, mayMeet);
  for (int other = one + 1; other < static_cast<int>(taken.size()); ++other) {
    if (taken[static_cast<std::size_t>(other)] || !mayMeet(one, other)) continue;
    taken[static_cast<std::size_t>(other)] = true;
    most = std::max(most, 1 + mostByTrying(taken, mayMeet));
    taken[static_cast<std::size_t>(other)] = false;
  }
  *free = false;
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

  void startsStayInBalance() {
    Chance chance(5);
    for (int tried = 0; tried < 50; ++tried) {
      League league = leagueOf(24 + chance.below(40));
      for (int round = 0; round < 9; ++round) {
        QVERIFY(pair(league));
        playAll(league, chance);
      }
      QVERIFY(mostOutOfBalance(league) <= kMaxStarts);
    }
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

  void theSearchFindsAsManyPairsAsThereCanBe() {
    Chance chance(7);
    for (int tried = 0; tried < 2000; ++tried) {
      const int count = 1 + chance.below(9);
      const int density = 1 + chance.below(3);
      std::set<std::pair<int, int>> edges;
      for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
          if (chance.below(4) < density) edges.insert({a, b});
      const MayPair mayMeet = [&](int a, int b) { return edges.contains(std::minmax(a, b)); };
      const std::vector<int> partner =
          maximumMatching(std::vector<int>(static_cast<std::size_t>(count), kUnmatched), mayMeet);
      int paired = 0;
      for (int one = 0; one < count; ++one) {
        const int other = partner[static_cast<std::size_t>(one)];
        if (other == kUnmatched) continue;
        QCOMPARE(partner[static_cast<std::size_t>(other)], one);
        QVERIFY(mayMeet(one, other));
        ++paired;
      }
      std::vector<bool> taken(static_cast<std::size_t>(count), false);
      QCOMPARE(paired / 2, mostByTrying(taken, mayMeet));
    }
  }

  void twoThousandPlayersArePairedTenTimes() {
    Chance chance(3);
    League league = leagueOf(2001);
    qint64 slowest = 0;
    for (int round = 0; round < 10; ++round) {
      QElapsedTimer timer;
      timer.start();
      QVERIFY(pair(league));
      slowest = std::max(slowest, timer.elapsed());
      playAll(league, chance);
    }
    checkRounds(league);
    qInfo("pairing 2 001 players: %lld ms at the slowest of 10 rounds", slowest);
  }
};

QTEST_APPLESS_MAIN(SwissTest)
#include "tst_swiss.moc"
