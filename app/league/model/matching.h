// As many pairs as a graph can have, begun from pairs that are wanted (Edmonds, "Paths, trees, and flowers",
// 1965).
#pragma once

#include <functional>
#include <vector>

namespace lk::league {

/// Whether two vertices may be a pair. Symmetric.
using MayMeet = std::function<bool(int, int)>;

inline constexpr int kAlone = -1;

/// The partner of each vertex, kAlone for none: as many pairs as there can be. `wanted` are pairs that may
/// be, by partner; they are kept unless a vertex would stay alone for it. Where a path has a choice, it
/// prefers partners that stand close together. A vertex left alone by `wanted` costs O(n^2) calls of
/// `mayMeet`.
std::vector<int> mostPairs(std::vector<int> wanted, const MayMeet& mayMeet);

}  // namespace lk::league
