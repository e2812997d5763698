#include "app/develop/bench/figure.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <unistd.h>

namespace lk::app {

namespace {
double threeDigits(double value) {
  if (value == 0) return 0;
  const double scale = std::pow(10, 2 - std::floor(std::log10(std::abs(value))));
  return std::abs(value) >= 1000 ? std::round(value) : std::round(value * scale) / scale;
}
}  // namespace

Json Figure::json() const {
  return Json::object({{"figure", name},
                       {"value", threeDigits(value)},
                       {"unit", unit},
                       {"n", n},
                       {"min", threeDigits(min)},
                       {"max", threeDigits(max)}});
}

Figure figureOf(std::string name, std::string unit, std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  return {std::move(name), std::move(unit), samples[samples.size() / 2], static_cast<int>(samples.size()),
          samples.front(), samples.back()};
}

std::vector<double> millisecondsOf(int n, const std::function<void(int)>& work) {
  std::vector<double> samples;
  for (int i = 0; i < n; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    work(i);
    samples.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  }
  return samples;
}

double residentMegabytes() {
  std::ifstream statm("/proc/self/statm");
  double all = 0, resident = 0;
  statm >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace lk::app
