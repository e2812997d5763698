#include "app/league/model/league.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace lk::league {

namespace {

constexpr std::array<std::string_view, 5> kDecisions{"first", "second", "drawn", "both_won", "both_lost"};

}  // namespace

std::optional<RoundNumber> newestRound(const League& league) {
  std::optional<RoundNumber> newest;
  for (const Match& match : league.matches)
    if (!newest || *newest < match.round) newest = match.round;
  return newest;
}

std::vector<Match> openMatches(const League& league) {
  std::vector<Match> open;
  std::copy_if(league.matches.begin(), league.matches.end(), std::back_inserter(open),
               [](const Match& match) { return !match.decided; });
  return open;
}

std::string_view wordOf(Decision decision) {
  return kDecisions[static_cast<std::size_t>(decision)];
}

std::optional<Decision> decisionFrom(std::string_view word) {
  const auto at = std::find(kDecisions.begin(), kDecisions.end(), word);
  if (at == kDecisions.end()) return std::nullopt;
  return static_cast<Decision>(at - kDecisions.begin());
}

}  // namespace lk::league
