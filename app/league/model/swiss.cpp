#include "app/league/model/swiss.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>

#include "app/league/model/matching.h"
#include "app/league/model/standings.h"

namespace lk::league {

namespace {

/// A player's data for pairing: points, previous opponents and how often they started.
struct Ranked {
  PlayerId player{};
  int points = 0;
  int balance = 0;  // times they started minus times they did not
  bool startedLast = false;
  bool hadBye = false;
  std::vector<PlayerId> met = {};  // sorted
};

/// Returns the active players, best first.
std::vector<Ranked> ranked(const League& league) {
  std::vector<Ranked> all;
  std::unordered_map<PlayerId, std::size_t> places;
  std::unordered_map<PlayerId, bool> dropped;
  for (const Entry& entry : league.entries) dropped[entry.player] = entry.dropped;
  for (const Standing& standing : standings(league)) {
    if (dropped[standing.player]) continue;
    places[standing.player] = all.size();
    all.push_back({standing.player, standing.points});
  }
  const auto note = [&](PlayerId player, std::optional<PlayerId> opponent, bool starts) {
    const auto at = places.find(player);
    if (at == places.end()) return;
    Ranked& one = all[at->second];
    if (!opponent) {
      one.hadBye = true;
      return;
    }
    one.balance += starts ? 1 : -1;
    one.startedLast = starts;
    one.met.push_back(*opponent);
  };
  for (const Match& match : league.matches) {
    note(match.first, match.second, true);
    if (match.second) note(*match.second, match.first, false);
  }
  for (Ranked& one : all) std::sort(one.met.begin(), one.met.end());
  return all;
}

bool wantsTheSame(const Ranked& a, const Ranked& b) {
  return (a.balance >= kMaxStarts && b.balance >= kMaxStarts) ||
         (a.balance <= -kMaxStarts && b.balance <= -kMaxStarts);
}

/// Decides who may meet. Indexes below the number of players are players; the indexes above are chairs, one
/// for each player who gets a bye.
struct Rules {
  const std::vector<Ranked>* players;
  bool starts;  // whether the balance of starts counts

  bool operator()(int a, int b) const {
    const int count = static_cast<int>(players->size());
    if (a >= count && b >= count) return false;
    if (a >= count || b >= count) return !(*players)[static_cast<std::size_t>(std::min(a, b))].hadBye;
    const Ranked& one = (*players)[static_cast<std::size_t>(a)];
    const Ranked& other = (*players)[static_cast<std::size_t>(b)];
    return !std::binary_search(one.met.begin(), one.met.end(), other.player) &&
           !(starts && wantsTheSame(one, other));
  }
};

/// Returns the opponent of the first waiting player: in the same group the one half a group below, or the
/// nearest allowed one; then the best one of the lower groups. Returns the end of `waiting` if there is none.
std::vector<int>::iterator opponentOf(std::vector<int>& waiting, const std::vector<Ranked>& players,
                                      const Rules& mayMeet) {
  const int player = waiting.front();
  const auto points = [&](int place) { return players[static_cast<std::size_t>(place)].points; };
  const auto groupEnd = std::find_if(waiting.begin(), waiting.end(),
                                     [&](int place) { return points(place) != points(player); });
  const int size = static_cast<int>(groupEnd - waiting.begin());
  for (int distance = 0; distance < size; ++distance)
    for (const int place : {size / 2 + distance, size / 2 - distance})
      if (place > 0 && place < size && mayMeet(player, waiting[static_cast<std::size_t>(place)]))
        return waiting.begin() + place;
  return std::find_if(groupEnd, waiting.end(), [&](int place) { return mayMeet(player, place); });
}

/// Pairs from the top down as people do by hand, byes first. Some players may be left alone.
std::vector<int> wantedPairs(const std::vector<Ranked>& players, int chairs, const Rules& mayMeet) {
  const int count = static_cast<int>(players.size());
  std::vector<int> partner(players.size() + static_cast<std::size_t>(chairs), kUnmatched);
  const auto pair = [&](int a, int b) {
    partner[static_cast<std::size_t>(a)] = b;
    partner[static_cast<std::size_t>(b)] = a;
  };
  int last = count - 1;
  for (int chair = count; chair < count + chairs; ++chair) {
    while (last >= 0 && !mayMeet(last, chair)) --last;
    if (last >= 0) pair(last--, chair);
  }
  std::vector<int> waiting;
  for (int place = 0; place < count; ++place)
    if (partner[static_cast<std::size_t>(place)] == kUnmatched) waiting.push_back(place);
  while (!waiting.empty()) {
    const auto opponent = opponentOf(waiting, players, mayMeet);
    if (opponent != waiting.end()) {
      pair(waiting.front(), *opponent);
      waiting.erase(opponent);
    }
    waiting.erase(waiting.begin());
  }
  return partner;
}

/// The player who started less often starts; then the one who did not start last; then the lower ranked.
bool startsBefore(const Ranked& upper, const Ranked& lower) {
  if (upper.balance != lower.balance) return upper.balance < lower.balance;
  return !upper.startedLast && lower.startedLast;
}

std::vector<Match> tablesOf(const std::vector<int>& partner, const std::vector<Ranked>& players,
                            RoundNumber round) {
  std::vector<Match> tables;
  std::vector<Match> byes;
  for (std::size_t place = 0; place < players.size(); ++place) {
    const auto other = static_cast<std::size_t>(partner[place]);
    if (other >= players.size()) {
      byes.push_back({round, {}, players[place].player, std::nullopt, Decision::firstWon});
    } else if (place < other) {
      const bool upperStarts = startsBefore(players[place], players[other]);
      tables.push_back({round,
                        {},
                        players[upperStarts ? place : other].player,
                        players[upperStarts ? other : place].player,
                        std::nullopt});
    }
  }
  tables.insert(tables.end(), byes.begin(), byes.end());
  for (std::size_t place = 0; place < tables.size(); ++place)
    tables[place].table = TableNumber{static_cast<int>(place) + 1};
  return tables;
}

}  // namespace

NextRound nextSwissRound(const League& league) {
  const std::vector<Ranked> players = ranked(league);
  if (players.size() < 2) return NoRound::tooFew;
  const auto newest = newestRound(league);
  const RoundNumber round{newest ? number(*newest) + 1 : 1};
  const int count = static_cast<int>(players.size());
  for (int chairs = count % 2; chairs < count; chairs += 2)
    for (const bool starts : {true, false}) {
      const Rules mayMeet{&players, starts};
      const std::vector<int> partner = maximumMatching(wantedPairs(players, chairs, mayMeet), mayMeet);
      if (std::find(partner.begin(), partner.end(), kUnmatched) == partner.end())
        return tablesOf(partner, players, round);
    }
  return NoRound::allMet;
}

}  // namespace lk::league
