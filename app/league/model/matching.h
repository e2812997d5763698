// Maximum matching in a graph, starting from preferred pairs (Edmonds, "Paths, trees, and flowers", 1965).
#pragma once

#include <functional>
#include <vector>

namespace lk::league {

/// Returns whether two vertices may be paired. Symmetric.
using MayPair = std::function<bool(int, int)>;

inline constexpr int kUnmatched = -1;

/// Returns the partner of each vertex, or kUnmatched, with the largest possible number of pairs. `wanted`
/// gives preferred pairs that are allowed, by partner; one is broken only if a vertex would otherwise stay
/// alone. Where a path has a choice, it prefers partners with close indexes. Each vertex left alone by
/// `wanted` costs O(n^2) calls of `mayMeet`.
std::vector<int> maximumMatching(std::vector<int> wanted, const MayPair& mayMeet);

}  // namespace lk::league
