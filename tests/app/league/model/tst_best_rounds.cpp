// Tests Swiss rounds of up to ten players against all possible rounds: none is better by the rules of
// nextSwissRound().
#include <map>
#include <set>
#include <tuple>

#include "../random_league.h"
#include "app/league/model/standings.h"

using namespace lk::league;
using lk::rules::Chance;
using lk::test::leagueOf;

namespace {

/// A round's merits, best first: fewer byes, lower players with byes (places from the bottom), then the sums
/// of the rules 2 to 4.
using Merit = std::tuple<std::size_t, std::vector<int>, long, long, long>;

/// What all rounds together say of the active players, best first.
struct Players {
  std::vector<PlayerId> ids;
  std::vector<int> points;
  std::map<PlayerId, int> places;
  std::map<PlayerId, int> balance;
  std::set<PlayerId> hadBye;
  std::set<std::pair<PlayerId, PlayerId>> met;

  explicit Players(const League& league) {
    for (const Standing& standing : standings(league)) {
      if (standing.dropped) continue;
      places[standing.player] = static_cast<int>(ids.size());
      ids.push_back(standing.player);
      points.push_back(standing.points);
    }
    for (const Match& match : league.matches) {
      if (!match.second) {
        hadBye.insert(match.first);
        continue;
      }
      met.insert(std::minmax(match.first, *match.second));
      ++balance[match.first];
      --balance[*match.second];
    }
  }

  using Round = std::vector<std::pair<PlayerId, std::optional<PlayerId>>>;  // the first starts

  [[nodiscard]] Merit meritOf(const Round& round) const {
    std::vector<int> fromBelow;
    std::map<int, std::vector<int>> groups;  // places of those who play, by points
    for (const auto& [first, second] : round) {
      const int place = places.at(first);
      if (!second) {
        fromBelow.push_back(static_cast<int>(ids.size()) - place);
        continue;
      }
      for (const int each : {place, places.at(*second)})
        groups[-points[static_cast<std::size_t>(each)]].push_back(each);
    }
    std::map<int, std::pair<int, int>> ranks;  // of a place: its rank among those who play, half its group
    int rank = 0;
    for (auto& [of, group] : groups) {
      std::sort(group.begin(), group.end());
      for (const int place : group) ranks[place] = {rank++, static_cast<int>(group.size()) / 2};
    }
    long floated = 0, shape = 0;
    std::map<PlayerId, int> after = balance;
    for (const auto& [first, second] : round) {
      if (!second) continue;
      const int a = places.at(first), b = places.at(*second);
      const long apart = points[static_cast<std::size_t>(a)] - points[static_cast<std::size_t>(b)];
      floated += apart * apart;
      const int distance = std::abs(ranks[a].first - ranks[b].first);
      shape += apart == 0 ? std::abs(distance - ranks[a].second) : distance;
      ++after[first];
      --after[*second];
    }
    long starts = 0;
    for (const auto& [player, value] : after) starts += long{value} * value;
    std::sort(fromBelow.begin(), fromBelow.end());
    return {fromBelow.size(), fromBelow, floated, starts, shape};
  }

  /// Returns the best merit of all rounds with at least one table; nullopt if there is none.
  [[nodiscard]] std::optional<Merit> best() const {
    std::optional<Merit> found;
    Round round;
    std::vector<bool> taken(ids.size());
    tryAll(round, taken, found);
    return found;
  }

 private:
  void tryAll(Round& round, std::vector<bool>& taken, std::optional<Merit>& found) const {
    const auto free = std::find(taken.begin(), taken.end(), false);
    if (free == taken.end()) {
      if (std::none_of(round.begin(), round.end(), [](const auto& each) { return each.second; })) return;
      const Merit merit = meritOf(round);
      if (!found || merit < *found) found = merit;
      return;
    }
    const auto one = static_cast<std::size_t>(free - taken.begin());
    taken[one] = true;
    for (std::size_t other = one + 1; other < ids.size(); ++other) {
      if (taken[other] || met.contains(std::minmax(ids[one], ids[other]))) continue;
      taken[other] = true;
      const auto at = [&](PlayerId player) {
        const auto known = balance.find(player);
        return known == balance.end() ? 0 : known->second;
      };
      const bool oneStarts = at(ids[one]) < at(ids[other]);
      round.emplace_back(ids[oneStarts ? one : other], ids[oneStarts ? other : one]);
      tryAll(round, taken, found);
      round.pop_back();
      taken[other] = false;
    }
    if (!hadBye.contains(ids[one])) {
      round.emplace_back(ids[one], std::nullopt);
      tryAll(round, taken, found);
      round.pop_back();
    }
    taken[one] = false;
  }
};

}  // namespace

class BestRoundsTest : public QObject {
  Q_OBJECT

 private slots:
  // LK_TOURNAMENTS sets how many leagues are tried.
  void noRoundIsBetter() {
    const int wanted =
        qEnvironmentVariableIsSet("LK_TOURNAMENTS") ? qEnvironmentVariableIntValue("LK_TOURNAMENTS") : 60;
    int rounds = 0, ended = 0, manyByes = 0;
    for (int seed = 0; seed < wanted; ++seed) {
      Chance chance(static_cast<std::uint64_t>(seed));
      League league = leagueOf(3 + chance.below(8));
      const int planned = 4 + chance.below(5);
      for (int round = 0; round < planned; ++round) {
        const Players players(league);
        const std::optional<Merit> best = players.best();
        const NextRound next = nextRound(league);
        const auto* tables = std::get_if<std::vector<Match>>(&next);
        QCOMPARE(tables != nullptr, best.has_value());
        if (!tables) {
          ++ended;
          break;
        }
        Players::Round made;
        for (const Match& match : *tables) {
          made.emplace_back(match.first, match.second);
          if (match.second) QVERIFY(!players.met.contains(std::minmax(match.first, *match.second)));
          if (!match.second) QVERIFY(!players.hadBye.contains(match.first));
        }
        const Merit merit = players.meritOf(made);
        QVERIFY2(merit == *best, qPrintable(QString("seed %1, round %2: %3 %4 %5 instead of %6 %7 %8")
                                                .arg(seed)
                                                .arg(round + 1)
                                                .arg(std::get<2>(merit))
                                                .arg(std::get<3>(merit))
                                                .arg(std::get<4>(merit))
                                                .arg(std::get<2>(*best))
                                                .arg(std::get<3>(*best))
                                                .arg(std::get<4>(*best))));
        ++rounds;
        manyByes += std::get<0>(merit) > 1 ? 1 : 0;
        league.matches.insert(league.matches.end(), tables->begin(), tables->end());
        lk::test::playAll(league, chance);
        if (chance.below(6) == 0)
          league.entries[static_cast<std::size_t>(chance.below(static_cast<int>(league.entries.size())))]
              .dropped = true;
        if (league.entries.size() < 10 && chance.below(8) == 0) {
          const int number = static_cast<int>(league.entries.size()) + 1;
          league.entries.push_back({PlayerId{1000 + number}, number});
        }
      }
    }
    qInfo(
        "%d rounds of %d leagues compared with all possible ones; %d leagues ended, %d rounds with several "
        "byes",
        rounds, wanted, ended, manyByes);
    QVERIFY(rounds > 3 * wanted && ended > 0);
  }
};

QTEST_APPLESS_MAIN(BestRoundsTest)
#include "tst_best_rounds.moc"
