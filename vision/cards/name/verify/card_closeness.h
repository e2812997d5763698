// Maps correlations to the scale on which evidence is computed.
#pragma once

#include <algorithm>
#include <cmath>

namespace lk::vision {

/// Returns -log(1.02 - correlation), which is larger for more similar looks. Its steps are largest near 1,
/// where cards are distinguished. `correlation` is clamped to -1..1.
inline double closeness(double correlation) {
  return -std::log(1.02 - std::clamp(correlation, -1.0, 1.0));
}

}  // namespace lk::vision
