// Pairs of least cost, and who can stay alone, by LEMON's matchings. Written in C++17, as LEMON 1.3 is.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lk::matching {

/// What a pair costs, most important part first: a later part counts only if the sums of those before are
/// equal.
struct Cost {
  std::int64_t first = 0;   // 0 to kMaxFirst
  std::int64_t second = 0;  // 0 to kMaxSecond
  std::int64_t third = 0;   // 0 to kMaxThird
};

// Weights are 128-bit integers. They cannot overflow: third parts sum to at most 2^29, second ones to 2^32,
// and a second part counts 2^40, a first part 2^73. So a pair weighs less than 2^108, LEMON multiplies it by
// 4, and no sum or dual value is above that of 2^15 pairs, 2^125.
inline constexpr int kMaxMembers = 1 << 15;
inline constexpr std::int64_t kMaxFirst = std::int64_t{1} << 34;
inline constexpr std::int64_t kMaxSecond = std::int64_t{1} << 18;
inline constexpr std::int64_t kMaxThird = std::int64_t{1} << 15;

/// Returns whether two members may be paired. Symmetric.
using MayPair = std::function<bool(int, int)>;

/// Members, numbered from 0, who are to be paired.
struct Pool {
  int members = 0;  // at most kMaxMembers
  MayPair mayPair;
  std::function<Cost(int, int)> cost;  // symmetric; also asked for pairs that may not be
  /// Returns members who are probably good partners of one, to start with. Asked only in pools above
  /// kMaxExact.
  std::function<std::vector<int>(int)> likely;
};

/// Pools up to this size are solved exactly. In a larger one the sum of first and of second parts is the
/// least possible, which is proven in each case; that of third parts only among the pairs that were
/// considered.
inline constexpr int kMaxExact = 200;

/// Returns the partner of each member, with the least sum of costs of all ways to pair everybody; nullopt if
/// there is none. Deterministic. Throws std::length_error beyond kMaxMembers.
std::optional<std::vector<int>> cheapestPairs(const Pool& pool);

/// How a largest possible set of pairs leaves members alone.
struct LeftAlone {
  int count = 0;         // of members left alone, the same in each such set
  std::vector<int> who;  // all whom at least one such set leaves alone, ascending
};

/// Returns who can stay alone, by the decomposition of Gallai and Edmonds.
LeftAlone leftAlone(int members, const MayPair& mayPair);

}  // namespace lk::matching
