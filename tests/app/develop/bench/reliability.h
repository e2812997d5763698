// Whether confidence is what it says: of what was claimed at 0.9, nine in ten are right.
#pragma once

#include <string>
#include <vector>

namespace lk::test {

struct Claim {
  double confidence = 0;
  bool right = false;
};

/// The mean distance between confidence and share of right claims over ten equal bins, weighted by claims.
double calibrationError(const std::vector<Claim>& claims);

/// Draws the share of right claims over confidence, bin by bin, with the number of claims in each, as a PNG.
bool drawReliability(const std::vector<Claim>& claims, const std::string& title, const std::string& file);

}  // namespace lk::test
