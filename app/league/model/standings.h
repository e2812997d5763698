// Who stands where, and why: points, then how good the opponents were, then what those level on both won off
// each other.
#pragma once

#include <optional>
#include <vector>

#include "app/league/model/glicko.h"
#include "app/league/model/league.h"

namespace lk::league {

/// A part of a whole in thousand millionths, so that equal sums are equal.
enum class Share : std::int64_t {};
inline constexpr std::int64_t kWhole = 1'000'000'000;
constexpr std::int64_t number(Share share) {
  return static_cast<std::int64_t>(share);
}

/// An opponent's share counts as a third at least, so that a weak one never costs a player much. (The Magic
/// Tournament Rules, appendix C, work out match-win percentages in this way.)
inline constexpr Share kLeastShare{kWhole / 3};

/// `points` are three a win and a bye, one a draw, less penalties. Players level on all that counts share a
/// place.
struct Standing {
  PlayerId player{};
  int place = 0;
  int points = 0;
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int byes = 0;
  int penalty = 0;               // points taken off
  Share ownShare{};              // of the points that could be won, at least a third
  Share opponents{};             // mean of the opponents' shares; 0 without opponents
  std::optional<int> among;      // points won off those level on the two above; none where nobody is
  std::optional<Rating> rating;  // of a ladder, which is ordered by it alone
  bool dropped = false;
};

/// Everybody who ever joined, best first; within a place in the order of joining.
std::vector<Standing> standings(const League& league);

/// The matches of a player that are decided, in order.
std::vector<Match> matchesOf(const League& league, PlayerId player);

}  // namespace lk::league
