// A coach for the shared table screen. It uses public information only: players look at their own dice and
// read off what to do with them.
#pragma once

#include <optional>
#include <vector>

#include "app/learn/coach/coaching.h"
#include "rules/games/halfwish/coach/open_duel.h"

namespace lk::app {

/// Advice for all dice values from `from` to `to`.
struct DiceBand {
  int from = 2, to = 12;
  rules::halfwish::Actions actions{};
  rules::halfwish::Actions otherwise{};  // the best choice with other cards; empty in RoleAdvice::careful
  double net = 0;                        // expected net points over the dice of the band
  double share = 1;                      // how often it is played with these dice
};

/// Advice for one player in one role.
struct RoleAdvice {
  rules::Seat seat = rules::Seat::A;
  bool aggressor = true;
  std::vector<DiceBand> average;  // best on average against cards in random order; highest dice first
  std::vector<DiceBand> careful;  // most frequent choice of equilibrium play; empty if not computed
  double value = 0;               // expected value of equilibrium play over all dice, if computed
  double exploitability = 0;
};

/// Value of one health in points. The same as in the averages of chapter 5.1 of the house pack.
inline constexpr double kOpenHealthValue = 0.1;
/// Maximum number of commitment pairs for which equilibrium play is computed; more would take too long.
inline constexpr std::size_t kMaxPairs = 2500;

/// Returns advice for the learner's role, or for both roles while the aggressor is not chosen.
std::vector<RoleAdvice> coachOpenly(const rules::halfwish::OpenDuel& duel, rules::Seat learner,
                                    const rules::CardBook& cards);

}  // namespace lk::app
