// The stage's random generator: it gives the same numbers on every machine and is addressable, so that frames
// can be rendered in any order.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

namespace lk::stage {

class Random {
 public:
  explicit Random(std::uint64_t seed, std::uint64_t purpose = 0, std::uint64_t item = 0)
      : state_(mixed(seed + 0x632BE59BD9B4E019ull * (purpose + 1) + 0xD1B54A32D192ED03ull * (item + 1))) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ull;
    return mixed(state_);
  }
  /// Returns a uniformly distributed number in [low, high).
  double between(double low, double high) {
    return low + (high - low) * static_cast<double>(next() >> 11) * 0x1.0p-53;
  }
  /// Returns a normally distributed number with mean 0 and standard deviation 1.
  double normal() {
    const double u = 1.0 - between(0, 1);
    return std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * between(0, 1));
  }

 private:
  static std::uint64_t mixed(std::uint64_t x) {
    x ^= x >> 30;
    x *= 0xBF58476D1CE4E5B9ull;
    x ^= x >> 27;
    x *= 0x94D049BB133111EBull;
    return x ^ (x >> 31);
  }
  std::uint64_t state_;
};

/// The uses of random numbers. Each use has its own sequence.
enum class Purpose : std::uint64_t {
  table = 1,
  slop,
  dice,
  tumble,
  hand,
  light,
  noise,
  noiseBank,
  print,
  sleeve,
  still,
  moving
};

inline Random randomFor(std::uint64_t seed, Purpose purpose, std::uint64_t item = 0) {
  return Random(seed, static_cast<std::uint64_t>(purpose), item);
}

}  // namespace lk::stage
