#include "app/league/model/standings.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_map>

#include "app/league/model/ladder.h"
#include "app/league/model/pairing.h"

namespace lk::league {

namespace {

using Places = std::unordered_map<PlayerId, std::size_t>;

/// Returns a row for each entry, in the same order, with its wins, draws, losses and points.
std::vector<Standing> counted(const League& league, const Places& places) {
  std::vector<Standing> all(league.entries.size());
  for (std::size_t place = 0; place < all.size(); ++place) {
    all[place].player = league.entries[place].player;
    all[place].dropped = league.entries[place].dropped;
  }
  const auto count = [&](PlayerId player, int points) {
    Standing& standing = all[places.at(player)];
    ++(points == kWin ? standing.won : points == kDraw ? standing.drawn : standing.lost);
    standing.points += points;
  };
  for (const Match& match : league.matches) {
    if (!match.decided) continue;
    if (!match.second) {
      ++all[places.at(match.first)].byes;
      all[places.at(match.first)].points += kWin;
      continue;
    }
    count(match.first, pointsOfFirst(*match.decided));
    count(*match.second, pointsOfSecond(*match.decided));
  }
  return all;
}

/// A share that is not in lowest terms: points won, out of those possible.
struct PointsShare {
  std::int64_t won = 1;
  std::int64_t possible = 3;
};

/// Returns the share of the points a player could have won, including byes, as an opponent. It counts as at
/// least a third, so that meeting a weak player costs little. (From the Magic Tournament Rules, appendix C,
/// on match-win percentages.)
PointsShare shareOf(const Standing& standing) {
  const std::int64_t possible =
      std::int64_t{kWin} * (standing.won + standing.drawn + standing.lost + standing.byes);
  if (possible == 0) return {};
  return {std::max(std::int64_t{3} * standing.points, possible), 3 * possible};
}

/// A sum of shares. Those of players who played as often are added as whole numbers, which are nearly all.
class ShareSum {
 public:
  void add(const PointsShare& share) {
    won_[share.possible] += share.won;
    ++count_;
  }
  /// Returns the mean; 0 of nothing.
  [[nodiscard]] Share mean() const {
    using Whole = boost::multiprecision::cpp_int;
    Whole common = 1, sum = 0;
    for (const auto& [possible, won] : won_) common = lcm(common, Whole(possible));
    for (const auto& [possible, won] : won_) sum += won * Whole(common / possible);
    return count_ == 0 ? Share() : Share(sum, Whole(common * count_));
  }

 private:
  std::map<std::int64_t, std::int64_t> won_;  // by what was possible
  std::int64_t count_ = 0;
};

void addOpponents(const League& league, const Places& places, std::vector<Standing>& all) {
  std::vector<ShareSum> sums(all.size());
  const auto meets = [&](PlayerId player, PlayerId opponent) {
    sums[places.at(player)].add(shareOf(all[places.at(opponent)]));
  };
  for (const Match& match : league.matches) {
    if (!match.decided || !match.second) continue;
    meets(match.first, *match.second);
    meets(*match.second, match.first);
  }
  for (std::size_t place = 0; place < all.size(); ++place) all[place].opponents = sums[place].mean();
}

bool levelOnPoints(const Standing& a, const Standing& b) {
  return a.points == b.points && compare(a.opponents, b.opponents) == 0;
}

/// Adds the points that players tied with each other won among themselves. Precondition: `all` is sorted, so
/// that tied players are adjacent.
void addHeadToHead(const League& league, std::vector<Standing>& all) {
  std::unordered_map<PlayerId, std::pair<std::size_t, Standing*>> groups;
  std::size_t group = 0;
  for (std::size_t place = 0; place < all.size(); ++place) {
    if (place > 0 && !levelOnPoints(all[place - 1], all[place])) ++group;
    const bool alone = (place == 0 || !levelOnPoints(all[place - 1], all[place])) &&
                       (place + 1 == all.size() || !levelOnPoints(all[place], all[place + 1]));
    if (alone) continue;
    all[place].headToHead = 0;
    groups[all[place].player] = {group, &all[place]};
  }
  for (const Match& match : league.matches) {
    if (!match.decided || !match.second) continue;
    const auto first = groups.find(match.first);
    const auto second = groups.find(*match.second);
    if (first == groups.end() || second == groups.end() || first->second.first != second->second.first)
      continue;
    *first->second.second->headToHead += pointsOfFirst(*match.decided);
    *second->second.second->headToHead += pointsOfSecond(*match.decided);
  }
}

/// Returns whether one is placed before another. Where the rating decides, only points follow it.
bool isBetter(const Standing& a, const Standing& b) {
  if (a.rating && a.rating->value != b.rating->value) return a.rating->value > b.rating->value;
  if (a.points != b.points || a.rating) return a.points > b.points;
  if (const auto order = compare(a.opponents, b.opponents); order != 0) return order > 0;
  return a.headToHead.value_or(0) > b.headToHead.value_or(0);
}

void sortByRank(std::vector<Standing>& all) {
  std::stable_sort(all.begin(), all.end(), isBetter);
}

}  // namespace

std::vector<Standing> standings(const League& league) {
  Places places;
  for (const Entry& entry : league.entries) places.emplace(entry.player, places.size());
  std::vector<Standing> all = counted(league, places);
  for (Standing& standing : all) {
    const PointsShare share = shareOf(standing);
    standing.ownShare = Share(share.won, share.possible);
  }
  addOpponents(league, places, all);
  for (const Penalty& penalty : league.penalties) {
    all[places.at(penalty.player)].penalty += penalty.points;
    all[places.at(penalty.player)].points -= penalty.points;
  }
  if (league.format->ranksByRating) {
    const auto ratings = ratingsOf(league);
    for (Standing& standing : all) standing.rating = ratings.at(standing.player);
    sortByRank(all);
  } else {
    sortByRank(all);
    addHeadToHead(league, all);
    sortByRank(all);
  }
  for (std::size_t place = 0; place < all.size(); ++place)
    all[place].place = place > 0 && !isBetter(all[place - 1], all[place]) ? all[place - 1].place
                                                                          : static_cast<int>(place) + 1;
  return all;
}

std::vector<Match> matchesOf(const League& league, PlayerId player) {
  std::vector<Match> own;
  std::copy_if(
      league.matches.begin(), league.matches.end(), std::back_inserter(own),
      [&](const Match& match) { return match.decided && (match.first == player || match.second == player); });
  return own;
}

}  // namespace lk::league
