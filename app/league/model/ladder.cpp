#include "app/league/model/ladder.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>

#include "app/matching/matching.h"

namespace lk::league {

namespace {

/// A player who waits for a table.
struct Waiting {
  PlayerId player{};
  int drawNumber = 0;
  double rating = 0;
  int played = 0;
  int balance = 0;  // times they started minus times they did not
  std::optional<PlayerId> metLast = {};
};

double scoreOf(int points) {
  return points == kWin ? 1 : points == kDraw ? 0.5 : 0;
}

std::vector<Waiting> waiting(const League& league) {
  const auto ratings = ratingsOf(league);
  std::vector<Waiting> all;
  std::unordered_map<PlayerId, std::size_t> places;
  for (const Entry& entry : league.entries) {
    if (entry.dropped) continue;
    places[entry.player] = all.size();
    all.push_back({entry.player, entry.drawNumber, ratings.at(entry.player).value});
  }
  std::vector<bool> plays(all.size(), false);
  const auto note = [&](PlayerId player, PlayerId opponent, bool starts, bool open) {
    const auto at = places.find(player);
    if (at == places.end()) return;
    Waiting& one = all[at->second];
    one.metLast = opponent;
    one.balance += starts ? 1 : -1;
    ++one.played;
    if (open) plays[at->second] = true;
  };
  for (const Match& match : league.matches) {
    if (!match.second) continue;
    note(match.first, *match.second, true, !match.decided);
    note(*match.second, match.first, false, !match.decided);
  }
  std::vector<Waiting> free;
  for (std::size_t place = 0; place < all.size(); ++place)
    if (!plays[place]) free.push_back(all[place]);
  return free;
}

/// Returns the partners of an even number of players, by rating. A pair that just met costs more than any
/// ratings, which count in tenths of a point.
std::vector<int> pairsOf(const std::vector<Waiting>& free) {
  constexpr int kNeighbours = 12;
  const auto at = [&](int place) -> const Waiting& { return free[static_cast<std::size_t>(place)]; };
  const auto cost = [&](int a, int b) -> matching::Cost {
    const bool again = at(a).metLast == at(b).player && at(b).metLast == at(a).player;
    const double apart = std::abs(at(a).rating - at(b).rating) * 10;
    return {again ? 1 : 0, std::llround(std::min(apart, static_cast<double>(matching::kMaxSecond))),
            std::abs(a - b)};
  };
  const auto likely = [&](int place) {
    std::vector<int> near;
    for (int other = std::max(0, place - kNeighbours);
         other <= place + kNeighbours && other < static_cast<int>(free.size()); ++other)
      near.push_back(other);
    return near;
  };
  return *matching::cheapestPairs(
      {static_cast<int>(free.size()), [](int, int) { return true; }, cost, likely});
}

}  // namespace

std::unordered_map<PlayerId, Rating> ratingsOf(const League& league) {
  std::unordered_map<PlayerId, Rating> ratings;
  for (const Entry& entry : league.entries) ratings[entry.player] = {};
  for (auto begin = league.matches.begin(); begin != league.matches.end();) {
    const auto end = std::find_if(begin, league.matches.end(),
                                  [&](const Match& match) { return match.round != begin->round; });
    std::unordered_map<PlayerId, std::vector<RatedGame>> games;
    for (auto match = begin; match != end; ++match) {
      if (!match->second || !match->decided) continue;
      games[match->first].push_back({ratings[*match->second], scoreOf(pointsOfFirst(*match->decided))});
      games[*match->second].push_back({ratings[match->first], scoreOf(pointsOfSecond(*match->decided))});
    }
    for (auto& [player, rating] : ratings) rating = ratedAfter(rating, games[player]);
    begin = end;
  }
  return ratings;
}

NextRound nextLadderRound(const League& league) {
  std::vector<Waiting> free = waiting(league);
  if (free.size() % 2 != 0) {
    const auto most = std::max_element(free.begin(), free.end(), [](const Waiting& a, const Waiting& b) {
      return std::tie(a.played, a.drawNumber) < std::tie(b.played, b.drawNumber);
    });
    free.erase(most);
  }
  if (free.size() < 2) return openMatches(league).empty() ? NoRound::tooFew : NoRound::stillPlaying;
  std::sort(free.begin(), free.end(), [](const Waiting& a, const Waiting& b) {
    return a.rating != b.rating ? a.rating > b.rating : a.drawNumber < b.drawNumber;
  });
  const auto newest = newestRound(league);
  const RoundNumber round{newest ? number(*newest) + 1 : 1};
  const std::vector<int> partner = pairsOf(free);
  std::vector<Match> tables;
  for (std::size_t place = 0; place < free.size(); ++place) {
    const auto other = static_cast<std::size_t>(partner[place]);
    if (other < place) continue;
    const bool upperStarts = free[place].balance < free[other].balance;
    tables.push_back({round, TableNumber{static_cast<int>(tables.size()) + 1},
                      free[upperStarts ? place : other].player, free[upperStarts ? other : place].player,
                      std::nullopt});
  }
  return tables;
}

}  // namespace lk::league
