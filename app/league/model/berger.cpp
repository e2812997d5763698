#include "app/league/model/berger.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace lk::league {

namespace {

/// Decides which of two numbers below the highest starts: the smaller one if their sum is odd.
BergerPair inOrder(int a, int b) {
  const auto [small, large] = std::minmax(a, b);
  return (small + large) % 2 != 0 ? BergerPair{small, large} : BergerPair{large, small};
}

/// Returns the number in 1..most that is congruent to `value`.
int wrapped(int value, int most) {
  return (value % most + most - 1) % most + 1;
}

}  // namespace

std::vector<BergerPair> bergerRound(int players, int round) {
  const int others = players - 1;  // the highest number stays in place, all others rotate
  // Two of the others meet if their sum is congruent to round + 1. The one that would meet itself meets the
  // highest.
  int alone = 1;
  while ((2 * alone - round - 1) % others != 0) ++alone;
  std::vector<BergerPair> pairs;
  pairs.push_back(alone <= players / 2 ? BergerPair{alone, players} : BergerPair{players, alone});
  for (int step = 1; step < players / 2; ++step)
    pairs.push_back(inOrder(wrapped(alone + step, others), wrapped(alone - step, others)));
  return pairs;
}

NextRound nextBergerRound(const League& league) {
  if (league.entries.size() < 2) return NoRound::tooFew;
  std::map<int, PlayerId> active;
  for (const Entry& entry : league.entries)
    if (!entry.dropped) active[entry.drawNumber] = entry.player;
  const int highest = league.entries.back().drawNumber;
  const int players = highest + highest % 2;
  const auto newest = newestRound(league);
  const int round = newest ? number(*newest) + 1 : 1;
  if (round > players - 1) return NoRound::over;
  std::set<std::pair<PlayerId, PlayerId>> met;
  for (const Match& match : league.matches)
    if (match.second) met.insert(std::minmax(match.first, *match.second));
  std::vector<Match> tables;
  std::vector<Match> byes;
  for (const auto& [first, second] : bergerRound(players, round)) {
    const auto one = active.find(first);
    const auto other = active.find(second);
    if (one != active.end() && other != active.end() &&
        !met.contains(std::minmax(one->second, other->second))) {
      tables.push_back({RoundNumber{round}, {}, one->second, other->second, std::nullopt});
      continue;
    }
    for (const auto& alone : {one, other})
      if (alone != active.end())
        byes.push_back({RoundNumber{round}, {}, alone->second, std::nullopt, Decision::firstWon});
  }
  std::copy(byes.begin(), byes.end(), std::back_inserter(tables));
  if (tables.empty()) return NoRound::tooFew;
  for (std::size_t place = 0; place < tables.size(); ++place)
    tables[place].table = TableNumber{static_cast<int>(place) + 1};
  return tables;
}

}  // namespace lk::league
