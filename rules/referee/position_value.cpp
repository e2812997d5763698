#include "rules/referee/position_value.h"

#include <algorithm>
#include <cmath>

#include "rules/referee/sampler.h"

namespace lk::rules {

namespace {

/// How far apart two players must be in the primary figure so that the leader nearly has won, without a word
/// of the game.
constexpr double kLeadForSure = 10;

/// Returns a player's primary figure less the best of the others'.
double leadOf(const Game& game, const State& state, Seat seat) {
  const auto& specs = game.vocabulary().seatFigures;
  const auto primary = std::find_if(specs.begin(), specs.end(),
                                    [](const FigureSpec& spec) { return spec.role == FigureRole::primary; });
  if (primary == specs.end() || state.seatCount < 2) return 0;
  const auto place = static_cast<std::size_t>(primary - specs.begin());
  int best = -32768;
  for (std::size_t i = 0; i < state.seatCount; ++i)
    if (kAllSeats[i] != seat) best = std::max(best, int{state.seats[i][place].value});
  return state.seats[index(seat)][place].value - best;
}

}  // namespace

double positionValue(const Game& game, const CardBook& cards, const State& state, Seat seat) {
  const Result& result = state.result;
  if (result.finished) {
    if (result.together != Together::no) return result.together == Together::won ? 1 : 0;
    return !result.winner ? 0.5 : *result.winner == seat ? 1 : 0;
  }
  const double worth =
      game.sampler()->worth(state, cards, seat).value_or(std::tanh(leadOf(game, state, seat) / kLeadForSure));
  return 0.5 + 0.5 * worth;
}

}  // namespace lk::rules
