// Measures whether confidence is calibrated: of claims at 0.9, nine in ten should be right.
#pragma once

#include <string>
#include <vector>

namespace lk::test {

struct Claim {
  double confidence = 0;
  bool right = false;
};

/// Returns the mean distance between confidence and the share of right claims over ten equal bins, weighted
/// by claims.
double calibrationError(const std::vector<Claim>& claims);

/// Draws the share of right claims over confidence as a PNG, bin by bin, with the number of claims in each.
bool drawReliability(const std::vector<Claim>& claims, const std::string& title, const std::string& file);

}  // namespace lk::test
