// Randomness as an argument. The rules contain none; callers who want a random night pass it in.
#pragma once

#include <cstdint>

namespace lk::rules {

/// splitmix64: gives the same numbers from the same seed on every machine.
class Chance {
 public:
  explicit constexpr Chance(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  /// Returns a number from 0 to n - 1. Precondition: 1 <= n <= 2^31. The bias is below n / 2^32.
  constexpr int below(int n) {
    return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(n)) >> 32);
  }
  constexpr int die() { return below(6) + 1; }

 private:
  std::uint64_t state_;
};

}  // namespace lk::rules
