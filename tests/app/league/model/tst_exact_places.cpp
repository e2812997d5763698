// Tests the places of random tournaments against a computation of its own, in whole numbers: no share is
// rounded, and level players share a place.
#include <map>
#include <tuple>

#include "../random_league.h"
#include "app/league/model/standings.h"

using namespace lk::league;
using lk::rules::Chance;
using lk::test::leagueOf;

namespace {

constexpr int kMaxRounds = 9;
constexpr std::int64_t kParts = 7560;  // three times a multiple of 1 to 9: every share is a number of these

/// Pairs neighbours in points who have not met; whoever finds none has a bye. Quick, not good.
void playRound(League& league, int round, std::map<PlayerId, int>& points,
               std::map<PlayerId, std::vector<PlayerId>>& met, Chance& chance) {
  std::vector<std::tuple<int, int, PlayerId>> order;
  for (const Entry& entry : league.entries)
    if (chance.below(40) != 0) order.emplace_back(-points[entry.player], chance.below(1000), entry.player);
  std::sort(order.begin(), order.end());
  std::vector<bool> taken(order.size());
  int table = 0;
  for (std::size_t one = 0; one < order.size(); ++one) {
    if (taken[one]) continue;
    const PlayerId first = std::get<2>(order[one]);
    Match match{RoundNumber{round}, TableNumber{++table}, first, std::nullopt, Decision::firstWon};
    for (std::size_t other = one + 1; other < order.size() && !match.second; ++other) {
      const PlayerId second = std::get<2>(order[other]);
      if (taken[other] || std::find(met[first].begin(), met[first].end(), second) != met[first].end())
        continue;
      taken[other] = true;
      match.second = second;
      met[first].push_back(second);
      met[second].push_back(first);
      if (chance.below(30) == 0)
        match.decided.reset();
      else
        match.decided = static_cast<Decision>(chance.below(chance.below(10) == 0 ? 5 : 3));
    }
    if (match.decided) {
      points[first] += match.second ? pointsOfFirst(*match.decided) : 3;
      if (match.second) points[*match.second] += pointsOfSecond(*match.decided);
    }
    league.matches.push_back(match);
  }
}

/// A player's row, as docs/league.md says: shares in 1/kParts, the mean as a sum and a count.
struct Row {
  int points = 0;
  int possible = 0;
  std::int64_t share = 0;
  std::vector<PlayerId> opponents;
  std::int64_t sum = 0;
  std::optional<int> headToHead;
  int place = 0;

  [[nodiscard]] std::int64_t count() const { return std::max<std::int64_t>(1, std::ssize(opponents)); }
};

std::map<PlayerId, Row> computed(const League& league) {
  std::map<PlayerId, Row> rows;
  for (const Entry& entry : league.entries) rows[entry.player];
  for (const Match& match : league.matches) {
    if (!match.decided) continue;
    Row& first = rows[match.first];
    first.possible += 3;
    first.points += match.second ? pointsOfFirst(*match.decided) : 3;
    if (!match.second) continue;
    Row& second = rows[*match.second];
    second.possible += 3;
    second.points += pointsOfSecond(*match.decided);
    first.opponents.push_back(*match.second);
    second.opponents.push_back(match.first);
  }
  for (auto& [player, row] : rows)
    row.share = std::max(kParts / 3, row.possible == 0 ? 0 : row.points * kParts / row.possible);
  for (auto& [player, row] : rows)
    for (const PlayerId opponent : row.opponents) row.sum += rows[opponent].share;
  for (const Penalty& penalty : league.penalties) rows[penalty.player].points -= penalty.points;
  const auto areLevel = [](const Row& a, const Row& b) {
    return a.points == b.points && a.sum * b.count() == b.sum * a.count();
  };
  for (auto& [player, row] : rows)
    for (const auto& [other, its] : rows)
      if (other != player && areLevel(row, its)) row.headToHead = 0;
  for (const Match& match : league.matches) {
    if (!match.decided || !match.second || !areLevel(rows[match.first], rows[*match.second])) continue;
    *rows[match.first].headToHead += pointsOfFirst(*match.decided);
    *rows[*match.second].headToHead += pointsOfSecond(*match.decided);
  }
  for (auto& [player, row] : rows) {
    row.place = 1;
    for (const auto& [other, its] : rows) {
      const std::int64_t more = its.sum * row.count() - row.sum * its.count();
      if (its.points > row.points || (its.points == row.points && more > 0) ||
          (areLevel(row, its) && its.headToHead.value_or(0) > row.headToHead.value_or(0)))
        ++row.place;
    }
  }
  return rows;
}

}  // namespace

class ExactPlacesTest : public QObject {
  Q_OBJECT

 private slots:
  // LK_TOURNAMENTS sets how many are played.
  void everyRowIsExact() {
    const int wanted =
        qEnvironmentVariableIsSet("LK_TOURNAMENTS") ? qEnvironmentVariableIntValue("LK_TOURNAMENTS") : 60;
    std::size_t rows = 0, shared = 0;
    for (int seed = 0; seed < wanted; ++seed) {
      Chance chance(static_cast<std::uint64_t>(seed));
      constexpr int kUpTo[] = {12, 32, 64, 128, 400, 1001};
      const int most = seed == 1 ? 1001 : kUpTo[seed % 6];
      League league = leagueOf(seed == 1 ? 1001 : 4 + chance.below(most - 3));
      std::map<PlayerId, int> points;
      std::map<PlayerId, std::vector<PlayerId>> met;
      const int rounds = seed == 1 ? 8 : 3 + chance.below(kMaxRounds - 2);
      for (int round = 1; round <= rounds; ++round) playRound(league, round, points, met, chance);
      if (chance.below(3) == 0) league.penalties.push_back({league.entries.back().player, 2, "late"});
      const auto expected = computed(league);
      const auto table = standings(league);
      QCOMPARE(table.size(), expected.size());
      for (const Standing& standing : table) {
        const Row& row = expected.at(standing.player);
        const QByteArray who = QString("seed %1, player %2").arg(seed).arg(number(standing.player)).toUtf8();
        QVERIFY2(standing.place == row.place, who);
        QVERIFY2(standing.points == row.points, who);
        QVERIFY2(standing.opponents == Share(row.sum, kParts * row.count()), who);
        QVERIFY2(standing.headToHead == row.headToHead, who);
        ++rows;
        shared += standing.headToHead ? 1 : 0;
      }
    }
    qInfo("%zu rows of %d tournaments are exact, %zu of them level on points and opponents", rows, wanted,
          shared);
    QVERIFY(shared > 0);
  }

  // 1/3 + 2/3 and 3/5 + 2/5 are the same; rounded down to a fixed number of digits they were not.
  void equalSumsOfDifferentSharesAreLevel() {
    QVERIFY(Share(1, 3) + Share(2, 3) == Share(3, 5) + Share(2, 5));
    QCOMPARE(fractionText(Share(6, 10)), std::string("3/5"));
    QCOMPARE(fractionText(Share(3, 3)), std::string("1"));
    QCOMPARE(wholeParts(Share(3, 5), 1'000'000), 600'000);
    QCOMPARE(wholeParts(Share(2, 3), 1000), 666);
  }
};

QTEST_APPLESS_MAIN(ExactPlacesTest)
#include "tst_exact_places.moc"
