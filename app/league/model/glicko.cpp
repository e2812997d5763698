#include "app/league/model/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lk::league {

namespace {

// Steps are numbered as in the paper. Ratings are calculated on its internal scale.
constexpr double kScale = 173.7178;
constexpr double kMean = 1500;
constexpr double kPrecision = 0.000001;
constexpr double kMaxDeviation = 350;

double mu(const Rating& rating) {
  return (rating.value - kMean) / kScale;
}
double phi(const Rating& rating) {
  return rating.deviation / kScale;
}
/// Gives a result less weight the less certain the opponent's rating is.
double g(double deviation) {
  return 1 / std::sqrt(1 + 3 * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}
double expected(double own, double other, double otherDeviation) {
  return 1 / (1 + std::exp(-g(otherDeviation) * (own - other)));
}

/// Step 5: returns the new volatility, by the Illinois algorithm.
double newVolatility(const Rating& before, double variance, double delta) {
  const double deviation = phi(before);
  const double a = std::log(before.volatility * before.volatility);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = deviation * deviation + variance + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kSystemConstant * kSystemConstant);
  };
  double from = a;
  double to = 0;
  if (delta * delta > deviation * deviation + variance) {
    to = std::log(delta * delta - deviation * deviation - variance);
  } else {
    int k = 1;
    while (f(a - k * kSystemConstant) < 0) ++k;
    to = a - k * kSystemConstant;
  }
  double atFrom = f(from);
  double atTo = f(to);
  while (std::abs(to - from) > kPrecision) {
    const double between = from + (from - to) * atFrom / (atTo - atFrom);
    const double atBetween = f(between);
    if (atBetween * atTo <= 0) {
      from = to;
      atFrom = atTo;
    } else {
      atFrom /= 2;
    }
    to = between;
    atTo = atBetween;
  }
  return std::exp(from / 2);
}

}  // namespace

Rating ratedAfter(const Rating& before, std::span<const RatedGame> games) {
  const double own = mu(before);
  double information = 0;  // step 3: the inverse of the variance
  double surprise = 0;     // step 4: score minus expected score
  for (const RatedGame& game : games) {
    const double weight = g(phi(game.opponent));
    const double likely = expected(own, mu(game.opponent), phi(game.opponent));
    information += weight * weight * likely * (1 - likely);
    surprise += weight * (game.score - likely);
  }
  if (games.empty()) {
    const double grown = std::hypot(phi(before), before.volatility) * kScale;
    return {before.value, std::min(grown, kMaxDeviation), before.volatility};
  }
  const double variance = 1 / information;
  const double volatility = newVolatility(before, variance, variance * surprise);
  const double widened = std::hypot(phi(before), volatility);                     // step 6
  const double deviation = 1 / std::sqrt(1 / (widened * widened) + information);  // step 7
  const double value = own + deviation * deviation * surprise;
  return {value * kScale + kMean, deviation * kScale, volatility};  // step 8
}

double expectedScore(const Rating& first, const Rating& second) {
  return expected(mu(first), mu(second), std::hypot(phi(first), phi(second)));
}

}  // namespace lk::league
