// Tests round-robin by the Berger tables and ladders by Glicko-2 against the published results.
#include <set>

#include "../random_league.h"
#include "app/league/model/berger.h"
#include "app/league/model/glicko.h"
#include "app/league/model/ladder.h"
#include "app/league/model/slip.h"
#include "app/league/model/standings.h"

using namespace lk::league;
using lk::rules::Chance;
using lk::test::leagueOf;
using lk::test::pair;
using lk::test::playAll;

namespace {

/// A format that no league has: the first who joined meets the last, the others have byes.
NextRound pairEnds(const League& league) {
  const RoundNumber round{newestRound(league) ? number(*newestRound(league)) + 1 : 1};
  std::vector<Match> tables{
      {round, TableNumber{1}, league.entries.front().player, league.entries.back().player, std::nullopt}};
  return tables;
}
constexpr LeagueFormat kEnds{.name = "ends", .pair = pairEnds};
constexpr LeagueFormat kRatedEnds{
    .name = "rated-ends", .pair = pairEnds, .pairsWhilePlaying = true, .ranksByRating = true};

}  // namespace

class FormatsTest : public QObject {
  Q_OBJECT

 private slots:
  void theBergerTablesAreThePublishedOnes() {
    using Rounds = std::vector<std::vector<BergerPair>>;
    const Rounds four{{{1, 4}, {2, 3}}, {{4, 3}, {1, 2}}, {{2, 4}, {3, 1}}};
    const Rounds six{{{1, 6}, {2, 5}, {3, 4}},
                     {{6, 4}, {5, 3}, {1, 2}},
                     {{2, 6}, {3, 1}, {4, 5}},
                     {{6, 5}, {1, 4}, {2, 3}},
                     {{3, 6}, {4, 2}, {5, 1}}};
    const Rounds eight{{{1, 8}, {2, 7}, {3, 6}, {4, 5}}, {{8, 5}, {6, 4}, {7, 3}, {1, 2}},
                       {{2, 8}, {3, 1}, {4, 7}, {5, 6}}, {{8, 6}, {7, 5}, {1, 4}, {2, 3}},
                       {{3, 8}, {4, 2}, {5, 1}, {6, 7}}, {{8, 7}, {1, 6}, {2, 5}, {3, 4}},
                       {{4, 8}, {5, 3}, {6, 2}, {7, 1}}};
    for (const auto& [players, rounds] : {std::pair(4, four), std::pair(6, six), std::pair(8, eight)})
      for (std::size_t round = 0; round < rounds.size(); ++round)
        QVERIFY(bergerRound(players, static_cast<int>(round) + 1) == rounds[round]);
  }

  void everybodyMeetsEverybodyOnce() {
    Chance chance(4);
    for (int players = 2; players <= 41; ++players) {
      League league = leagueOf(players, "round-robin");
      std::set<std::pair<PlayerId, PlayerId>> met;
      while (pair(league)) playAll(league, chance);
      for (const Match& match : league.matches)
        if (match.second) QVERIFY(met.insert(std::minmax(match.first, *match.second)).second);
      QCOMPARE(static_cast<int>(met.size()), players * (players - 1) / 2);
      QCOMPARE(std::get<NoRound>(nextRound(league)), NoRound::over);
    }
  }

  void aDroppedPlayerLeavesByes() {
    Chance chance(4);
    League league = leagueOf(4, "round-robin");
    QVERIFY(pair(league));
    playAll(league, chance);
    league.entries[3].dropped = true;
    QVERIFY(pair(league));
    QCOMPARE(league.matches.size(), std::size_t{4});
    QVERIFY(!league.matches.back().second);
    QCOMPARE(number(league.matches.back().first), 1003);  // 4 and 3 were due to meet
  }

  // Glickman's own example: 1500 with 200 beats 1400 with 30, loses to 1550 with 100 and 1700 with 300.
  void theRatingIsThePublishedOne() {
    const std::vector<RatedGame> games{{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const Rating after = ratedAfter({1500, 200, 0.06}, games);
    QVERIFY(std::abs(after.value - 1464.06) < 0.02);
    QVERIFY(std::abs(after.deviation - 151.52) < 0.01);
    QVERIFY(std::abs(after.volatility - 0.05999) < 0.00001);
    const Rating rested = ratedAfter({1500, 200, 0.06}, {});
    QCOMPARE(rested.value, 1500.0);
    QVERIFY(rested.deviation > 200 && rested.deviation < 201);
    QCOMPARE(ratedAfter({1500, 350, 0.06}, {}).deviation, 350.0);
  }

  void aSeriesOfUpsetsRaisesTheRating() {
    std::vector<RatedGame> games(12, {{2200, 30, 0.06}, 1});
    const Rating after = ratedAfter({1500, 50, 0.06}, games);
    QVERIFY(after.value > 1600);
    QVERIFY(after.volatility > 0.06);
  }

  void aLadderPairsWhoeverWaits() {
    League league = leagueOf(5, "ladder");
    QVERIFY(pair(league));
    QCOMPARE(league.matches.size(), std::size_t{2});
    QCOMPARE(std::get<NoRound>(nextRound(league)), NoRound::stillPlaying);  // one player waits
    league.matches[0].decided = Decision::firstWon;
    QVERIFY(pair(league));  // three wait, one of them still playing
    QCOMPARE(league.matches.size(), std::size_t{3});
    QCOMPARE(number(league.matches[2].round), 2);
    const auto& fresh = league.matches[2];
    QVERIFY(fresh.first == PlayerId{1005} ||
            fresh.second == PlayerId{1005});  // the player who has not played yet
  }

  void laddersSortTheStrongFromTheWeak() {
    Chance chance(9);
    League league = leagueOf(16, "ladder");
    for (int round = 0; round < 60; ++round) {
      QVERIFY(pair(league));
      for (Match& match : league.matches)
        if (!match.decided) {
          const double first = 1800 - 40.0 * static_cast<double>(number(match.first) - 1000);
          const double second = 1800 - 40.0 * static_cast<double>(number(*match.second) - 1000);
          const double wins = expectedScore({first, 1, 0.06}, {second, 1, 0.06});
          match.decided =
              chance.below(1000) < static_cast<int>(1000 * wins) ? Decision::firstWon : Decision::secondWon;
        }
    }
    const auto table = standings(league);
    double up = 0;
    for (const Standing& standing : table)
      up += (number(standing.player) <= 1008) == (standing.place <= 8) ? 1 : 0;
    QVERIFY2(up >= 12, std::to_string(up).c_str());
    QVERIFY(table.front().rating->value > table.back().rating->value + 200);
  }

  void slipsNameTheirTable() {
    const Slip slip{LeagueId{12}, RoundNumber{3}, TableNumber{7}};
    QCOMPARE(payloadOf(slip), std::string("LK1:LEAGUE:12:3:7"));
    QVERIFY(slipFrom("LK1:LEAGUE:12:3:7") == slip);
    for (const char* other :
         {"", "LK1:LEAGUE:", "LK1:LEAGUE:12:3", "LK1:LEAGUE:12:3:7:1", "LK1:LEAGUE:12:3:x",
          "LK1:LEAGUE:0:3:7", "LK1:LEAGUE:12:-3:7", "LK1:TRAY:A:NW", "LK1:LEAGUE:12:3:99999999999"})
      QVERIFY2(!slipFrom(other), other);
  }

  void everyFormatIsFoundByItsName() {
    std::set<std::string_view> names;
    for (const LeagueFormat& format : leagueFormats()) {
      QVERIFY(names.insert(format.name).second);
      QCOMPARE(formatNamed(format.name), &format);
    }
    for (const char* name : {"", "Swiss", "ends", "round robin"}) QVERIFY2(!formatNamed(name), name);
  }

  void anotherFormatIsPairedAndRankedByItsRow() {
    Chance chance(5);
    League league = leagueOf(4, "swiss", 2);
    league.format = &kEnds;
    QVERIFY(pair(league));
    QCOMPARE(league.matches.size(), std::size_t{1});
    QCOMPARE(league.matches[0].second, std::optional(league.entries[3].player));
    QCOMPARE(std::get<NoRound>(nextRound(league)), NoRound::stillPlaying);
    playAll(league, chance);
    QVERIFY(pair(league));  // they meet again: no other format would do that
    QVERIFY(league.matches[1].first == league.matches[0].first);
    playAll(league, chance);
    QCOMPARE(std::get<NoRound>(nextRound(league)), NoRound::over);
    for (const Standing& standing : standings(league)) QVERIFY(!standing.rating);
    league.format = &kRatedEnds;
    for (const Standing& standing : standings(league)) QVERIFY(standing.rating && !standing.headToHead);
    league.matches.back().decided.reset();
    league.rounds = 0;
    QVERIFY(pair(league));  // although a table plays
  }

  void nobodyMeetsTheSameOpponentTwiceRunningWhereAnotherWaits() {
    Chance chance(6);
    League league = leagueOf(8, "ladder");
    for (int round = 1; round <= 20; ++round) {
      QVERIFY(pair(league));
      playAll(league, chance);
    }
    std::map<PlayerId, PlayerId> last;
    for (const Match& match : league.matches) {
      QVERIFY(!last.contains(match.first) || last[match.first] != *match.second);
      last[match.first] = *match.second;
      last[*match.second] = match.first;
    }
  }
};

QTEST_APPLESS_MAIN(FormatsTest)
#include "tst_formats.moc"
