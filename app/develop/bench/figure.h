// A measured value with its spread.
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

  /// Returns the line that `bench` writes.
  [[nodiscard]] Json json() const;
};

/// Returns the median of `samples` with minimum and maximum. Precondition: not empty.
Figure figureOf(std::string name, std::string unit, std::vector<double> samples);

/// Runs `work` n times and returns each duration in milliseconds.
std::vector<double> millisecondsOf(int n, const std::function<void(int)>& work);

/// Returns this process's resident memory.
double residentMegabytes();

}  // namespace lk::app
