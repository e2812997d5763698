// A measured number with its spread.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

struct Figure {
  std::string name;
  std::string unit;
  double value = 0;  // median
  int n = 0;
  double min = 0;
  double max = 0;

  /// The line `bench` prints.
  [[nodiscard]] Json json() const;
};

/// The median of `samples` with its extremes. Precondition: not empty.
Figure figureOf(std::string name, std::string unit, std::vector<double> samples);

/// How long `work` takes, in milliseconds, n times.
std::vector<double> millisecondsOf(int n, const std::function<void(int)>& work);

/// What this process holds in memory now.
double residentMegabytes();

}  // namespace lk::app
