// Correlations on the scale on which evidence is worked out.
#pragma once

#include <algorithm>
#include <cmath>

namespace lk::vision {

/// Returns -log(1.02 - correlation): larger is more alike, and near 1, where cards are told apart, steps are
/// largest. `correlation`: -1..1, else cut to that.
inline double closeness(double correlation) {
  return -std::log(1.02 - std::clamp(correlation, -1.0, 1.0));
}

}  // namespace lk::vision
