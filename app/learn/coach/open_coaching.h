// A coach for the shared screen: everything it says follows from what everybody knows. It asks people to look
// at their own dice and says what to do with which.
#pragma once

#include <optional>
#include <vector>

#include "app/learn/coach/coaching.h"
#include "rules/games/halfwish/coach/open_duel.h"

namespace lk::app {

/// What to do with every dice value from `from` to `to`.
struct DiceBand {
  int from = 2, to = 12;
  rules::halfwish::Actions actions{};
  rules::halfwish::Actions otherwise{};  // with other cards, the best after it; none among habits
  double net = 0;                        // expected net points over the dice of the band
  double share = 1;                      // how often it is played there
};

/// Advice for one player in one role.
struct RoleAdvice {
  rules::Seat seat = rules::Seat::A;
  bool aggressor = true;
  std::vector<DiceBand> average;  // what brings most against cards in random order; the highest dice first
  std::vector<DiceBand> careful;  // what careful play does most often; empty where it was not worked out
  double value = 0;               // what careful play brings over all dice, where it was worked out
  double exploitability = 0;
};

/// How much one health counts in points here, as the averages of chapter 5.1 of the house pack have it.
inline constexpr double kOpenHealthValue = 0.1;
/// Above this many pairs of commitments careful play is not worked out: it would take too long.
inline constexpr std::size_t kMostPairs = 2500;

/// Advice for the role a player has, or for both while nobody has chosen the duel.
std::vector<RoleAdvice> coachOpenly(const rules::halfwish::OpenDuel& duel, rules::Seat learner,
                                    const rules::CardBook& cards);

}  // namespace lk::app
