#include "app/learn/coach/equilibrium.h"

#include <ClpSimplex.hpp>
#include <CoinPackedMatrix.hpp>
#include <algorithm>
#include <limits>
#include <numeric>

namespace lk::app {

namespace {

using rules::halfwish::HiddenDice;

constexpr double kTolerance = 1e-11;
constexpr double kEndless = std::numeric_limits<double>::infinity();

/// The learner's side of the game as a linear program: choose the mixes x that maximize the sum of v(b) over
/// the opponent's types b. v(b) is the learner's payoff against the best reply of type b.
class Program {
 public:
  explicit Program(const HiddenDice& game)
      : game_(game),
        rows_(static_cast<int>(game.rows.size())),
        types_(static_cast<int>(game.ownDice.size())),
        replies_(static_cast<int>(game.opponentDice.size())) {}

  Equilibrium solve() {
    matrix_.setDimensions(0, types_ * rows_ + replies_);
    mixesAddUp();
    repliesLeaveAtLeast();
    std::vector<double> least(static_cast<std::size_t>(types_ * rows_), 0);
    std::vector<double> wanted = least;
    least.resize(least.size() + static_cast<std::size_t>(replies_), -COIN_DBL_MAX);
    wanted.resize(least.size(), 1);
    const std::vector<double> most(least.size(), COIN_DBL_MAX);
    model_.loadProblem(matrix_, least.data(), most.data(), wanted.data(), atLeast_.data(), atMost_.data());
    model_.setLogLevel(0);
    model_.setPrimalTolerance(kTolerance);
    model_.setDualTolerance(kTolerance);
    model_.setOptimizationDirection(-1);
    model_.initialSolve();
    return {ownMix(), opponentsMix()};
  }

 private:
  [[nodiscard]] int mixAt(std::size_t type, std::size_t row) const {
    return static_cast<int>(type) * rows_ + static_cast<int>(row);
  }

  void constrain(const std::vector<int>& places, const std::vector<double>& weights, double least,
                 double most) {
    matrix_.appendRow(static_cast<int>(places.size()), places.data(), weights.data());
    atLeast_.push_back(least);
    atMost_.push_back(most);
  }

  void mixesAddUp() {
    std::vector<int> places(game_.rows.size());
    const std::vector<double> ones(game_.rows.size(), 1);
    for (std::size_t type = 0; type < game_.ownDice.size(); ++type) {
      std::iota(places.begin(), places.end(), mixAt(type, 0));
      constrain(places, ones, 1, 1);
    }
  }

  /// For every type b and reply c: sum over a and r of chance(a, b) x(a, r) payoff(a, b, r, c) >= v(b).
  void repliesLeaveAtLeast() {
    std::vector<int> places;
    std::vector<double> weights;
    for (std::size_t b = 0; b < game_.opponentDice.size(); ++b)
      for (std::size_t c = 0; c < game_.columns.size(); ++c) {
        places.clear();
        weights.clear();
        for (std::size_t a = 0; a < game_.ownDice.size(); ++a)
          for (std::size_t r = 0; r < game_.rows.size(); ++r) {
            places.push_back(mixAt(a, r));
            weights.push_back(game_.ownDice[a].chance * game_.opponentDice[b].chance *
                              game_.payoff(a, b, r, c));
          }
        places.push_back(types_ * rows_ + static_cast<int>(b));
        weights.push_back(-1);
        constrain(places, weights, 0, COIN_DBL_MAX);
      }
  }

  [[nodiscard]] Mix ownMix() const {
    return mixFrom(model_.primalColumnSolution(), game_.ownDice.size(), game_.rows.size());
  }

  /// The dual value of a reply's row is the probability of that reply.
  [[nodiscard]] Mix opponentsMix() const {
    return mixFrom(model_.dualRowSolution() + types_, game_.opponentDice.size(), game_.columns.size());
  }

  /// Removes rounding errors of the solver: probabilities become nonnegative and add up to 1 per type.
  static Mix mixFrom(const double* solution, std::size_t types, std::size_t choices) {
    Mix mix(types);
    for (std::vector<double>& chances : mix) {
      for (std::size_t i = 0; i < choices; ++i) chances.push_back(std::abs(*solution++));
      const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
      for (double& chance : chances) chance = sum > 0 ? chance / sum : 1.0 / static_cast<double>(choices);
    }
    return mix;
  }

  const HiddenDice& game_;
  const int rows_, types_, replies_;
  CoinPackedMatrix matrix_{false, 0, 0};  // by rows
  std::vector<double> atLeast_, atMost_;  // bounds of the rows
  ClpSimplex model_;
};

/// Returns the learner's payoff if the opponent plays the best reply to `own`.
double leastAgainst(const HiddenDice& game, const Mix& own) {
  double sum = 0;
  for (std::size_t b = 0; b < game.opponentDice.size(); ++b) {
    double least = kEndless;
    for (std::size_t c = 0; c < game.columns.size(); ++c) {
      double mean = 0;
      for (std::size_t a = 0; a < game.ownDice.size(); ++a)
        for (std::size_t r = 0; r < game.rows.size(); ++r)
          mean += game.ownDice[a].chance * own[a][r] * game.payoff(a, b, r, c);
      least = std::min(least, mean);
    }
    sum += game.opponentDice[b].chance * least;
  }
  return sum;
}

/// Returns the learner's payoff for the best reply to `opponents`.
double mostAgainst(const HiddenDice& game, const Mix& opponents) {
  double sum = 0;
  for (std::size_t a = 0; a < game.ownDice.size(); ++a) {
    double most = -kEndless;
    for (std::size_t r = 0; r < game.rows.size(); ++r) {
      double mean = 0;
      for (std::size_t b = 0; b < game.opponentDice.size(); ++b)
        for (std::size_t c = 0; c < game.columns.size(); ++c)
          mean += game.opponentDice[b].chance * opponents[b][c] * game.payoff(a, b, r, c);
      most = std::max(most, mean);
    }
    sum += game.ownDice[a].chance * most;
  }
  return sum;
}

}  // namespace

Equilibrium equilibrium(const HiddenDice& game) {
  Equilibrium found = Program(game).solve();
  found.value = leastAgainst(game, found.own);
  found.exploitability = mostAgainst(game, found.opponents) - found.value;
  return found;
}

}  // namespace lk::app
