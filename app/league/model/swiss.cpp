#include "app/league/model/swiss.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <unordered_map>

#include "app/league/model/standings.h"
#include "app/matching/matching.h"

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

/// Returns whether two players have not met.
bool areNew(const Ranked& one, const Ranked& other) {
  return !std::binary_search(one.met.begin(), one.met.end(), other.player);
}

/// What pairs cost, by the rules 2 to 4 of nextSwissRound(). `players` are those without a bye, best first.
class Costs {
 public:
  explicit Costs(const std::vector<Ranked>& players) : players_(&players), groups_(players.size()) {
    for (std::size_t begin = 0; begin < players.size();) {
      std::size_t end = begin;
      while (end < players.size() && players[end].points == players[begin].points) ++end;
      const Group group{static_cast<int>(balances_.size()), static_cast<int>(begin), static_cast<int>(end)};
      balances_.emplace_back();
      for (; begin < end; ++begin) {
        groups_[begin] = group;
        balances_.back()[players[begin].balance].push_back(static_cast<int>(begin));
      }
    }
    for (const Ranked& one : players) widest_ = std::max(widest_, std::abs(one.balance));
  }

  [[nodiscard]] matching::Cost operator()(int a, int b) const {
    const Ranked& one = at(a);
    const Ranked& other = at(b);
    const std::int64_t floated =
        std::min<std::int64_t>(std::abs(std::int64_t{one.points} - other.points), kMaxFloated);
    // The one with the lower balance x starts, the other has y: (x + 1)^2 + (y - 1)^2 is least if y - x is
    // most, because the sum of x^2 and y^2 of everybody is given.
    const std::int64_t started = std::clamp<std::int64_t>(2 * widest_ - std::abs(one.balance - other.balance),
                                                          0, matching::kMaxSecond);
    const int distance = std::abs(a - b);
    const bool level = one.points == other.points;
    return {floated * floated, started, std::min(kMaxAside, level ? std::abs(distance - half(a)) : distance)};
  }

  /// Returns some players of the own group and of the two beside it: of each balance of starts those next to
  /// the place half a group away, or to the own group, and others twice as far each time.
  [[nodiscard]] std::vector<int> likely(int place) const {
    const Group& own = groupOf(place);
    const int across = place - own.begin < half(place) ? place + half(place) : place - half(place);
    std::vector<int> all;
    for (const int group : {own.index - 1, own.index, own.index + 1}) {
      if (group < 0 || group >= static_cast<int>(balances_.size())) continue;
      for (const auto& [balance, places] : balances_[static_cast<std::size_t>(group)]) {
        const auto nearest = std::lower_bound(places.begin(), places.end(), across) - places.begin();
        const auto count = std::ssize(places);
        for (std::ptrdiff_t step = 0; step <= count; step = step < 2 ? step + 1 : 2 * step)
          for (const std::ptrdiff_t at : {nearest + step, nearest - 1 - step})
            if (at >= 0 && at < count) all.push_back(places[static_cast<std::size_t>(at)]);
      }
    }
    return all;
  }

 private:
  /// Players with equal points: from `begin` to before `end`.
  struct Group {
    int index = 0;  // from the best down
    int begin = 0;
    int end = 0;
  };
  /// Differences of points above this count as this: only penalties can make such.
  static constexpr std::int64_t kMaxFloated = (std::int64_t{1} << 17) - 1;
  /// Places away from half a group that count, at most.
  static constexpr int kMaxAside = 16;

  [[nodiscard]] const Ranked& at(int place) const { return (*players_)[static_cast<std::size_t>(place)]; }
  [[nodiscard]] const Group& groupOf(int place) const { return groups_[static_cast<std::size_t>(place)]; }
  [[nodiscard]] int half(int place) const { return (groupOf(place).end - groupOf(place).begin) / 2; }

  const std::vector<Ranked>* players_;
  std::vector<Group> groups_;                              // of each player
  std::vector<std::map<int, std::vector<int>>> balances_;  // places in each group by balance of starts
  int widest_ = 0;
};

/// Returns the partners of these players; nullopt if they cannot all be paired.
std::optional<std::vector<int>> pairsOf(const std::vector<Ranked>& players) {
  const Costs costs(players);
  return matching::cheapestPairs(
      {static_cast<int>(players.size()),
       [&](int a, int b) {
         return areNew(players[static_cast<std::size_t>(a)], players[static_cast<std::size_t>(b)]);
       },
       [&](int a, int b) { return costs(a, b); }, [&](int place) { return costs.likely(place); }});
}

/// Returns who can stay without a partner if `chairs` players who had no bye sit down on chairs.
matching::LeftAlone leftAlone(const std::vector<Ranked>& players, int chairs) {
  const int count = static_cast<int>(players.size());
  return matching::leftAlone(count + chairs, [&](int a, int b) {
    const auto [player, other] = std::minmax(a, b);
    if (player >= count) return false;
    const Ranked& one = players[static_cast<std::size_t>(player)];
    return other >= count ? !one.hadBye : areNew(one, players[static_cast<std::size_t>(other)]);
  });
}

/// Returns the players with byes, of the lowest who may have one, and takes them out of `players`; nullopt if
/// no round is possible. At least one pair remains.
std::optional<std::vector<Ranked>> takeByes(std::vector<Ranked>& players) {
  const int most = std::min(static_cast<int>(players.size()) - 2,
                            static_cast<int>(std::count_if(players.begin(), players.end(),
                                                           [](const Ranked& one) { return !one.hadBye; })));
  int chairs = leftAlone(players, 0).count;
  while (chairs <= most && leftAlone(players, chairs).count > 0) chairs += 2;
  if (chairs > most) return std::nullopt;
  std::vector<Ranked> byes;
  for (; chairs > 0; --chairs) {
    // With one chair less, one player stays alone. Who can be that player may have the bye.
    const std::vector<int> who = leftAlone(players, chairs - 1).who;
    const auto lowest = std::find_if(who.rbegin(), who.rend(), [&](int place) {
      return place < static_cast<int>(players.size()) && !players[static_cast<std::size_t>(place)].hadBye;
    });
    byes.push_back(players[static_cast<std::size_t>(*lowest)]);
    players.erase(players.begin() + *lowest);
  }
  return byes;
}

/// The player who started less often starts; then the one who did not start last; then the lower ranked.
bool startsBefore(const Ranked& upper, const Ranked& lower) {
  if (upper.balance != lower.balance) return upper.balance < lower.balance;
  return !upper.startedLast && lower.startedLast;
}

std::vector<Match> tablesOf(const std::vector<int>& partner, const std::vector<Ranked>& players,
                            const std::vector<Ranked>& byes, RoundNumber round) {
  std::vector<Match> tables;
  for (std::size_t place = 0; place < players.size(); ++place) {
    const auto other = static_cast<std::size_t>(partner[place]);
    if (other < place) continue;
    const bool upperStarts = startsBefore(players[place], players[other]);
    tables.push_back({round,
                      {},
                      players[upperStarts ? place : other].player,
                      players[upperStarts ? other : place].player,
                      std::nullopt});
  }
  for (auto bye = byes.rbegin(); bye != byes.rend(); ++bye)
    tables.push_back({round, {}, bye->player, std::nullopt, Decision::firstWon});
  for (std::size_t place = 0; place < tables.size(); ++place)
    tables[place].table = TableNumber{static_cast<int>(place) + 1};
  return tables;
}

}  // namespace

NextRound nextSwissRound(const League& league) {
  std::vector<Ranked> players = ranked(league);
  if (players.size() < 2) return NoRound::tooFew;
  const auto newest = newestRound(league);
  const RoundNumber round{newest ? number(*newest) + 1 : 1};
  // Nearly always the lowest player without a bye may have it.
  std::vector<Ranked> others = players;
  std::vector<Ranked> byes;
  if (players.size() % 2 != 0)
    if (const auto lowest =
            std::find_if(others.rbegin(), others.rend(), [](const Ranked& one) { return !one.hadBye; });
        lowest != others.rend()) {
      byes.push_back(*lowest);
      others.erase(std::next(lowest).base());
    }
  if (const auto pairs = pairsOf(others)) return tablesOf(*pairs, others, byes, round);
  const auto few = takeByes(players);
  if (!few) return NoRound::allMet;
  return tablesOf(*pairsOf(players), players, *few, round);
}

}  // namespace lk::league
