#include "app/matching/matching.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <lemon/adaptors.h>
#include <lemon/full_graph.h>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace lk::matching {

namespace {

using lemon::FullGraph;
using lemon::SmartGraph;
__extension__ using Weight = __int128;

constexpr int kAddedAtOnce = 12;  // missing pairs of a member that are added at once

std::size_t at(int member) {
  return static_cast<std::size_t>(member);
}

constexpr Weight kSecond = Weight{1} << 40;  // far above any sum of third parts
constexpr Weight kFirst = kSecond << 33;     // above any sum of second and third ones

/// Returns a cost as one number.
Weight weighed(const Cost& cost) {
  return cost.first * kFirst + cost.second * kSecond + cost.third;
}

/// The map of a complete graph's edges to whether their ends may be paired.
struct Allowed {
  using Key = FullGraph::Edge;
  using Value = bool;
  const FullGraph* graph;
  const MayPair* mayPair;
  bool operator[](const FullGraph::Edge& edge) const {
    return (*mayPair)(graph->id(graph->u(edge)), graph->id(graph->v(edge)));
  }
};

/// A largest possible set of pairs among all that are allowed. No pair is stored, because there are millions.
class LargestSet {
 public:
  LargestSet(int members, const MayPair& mayPair)
      : all_(members), allowed_{&all_, &mayPair}, graph_(all_, allowed_), matching_(graph_) {
    matching_.greedyInit();
    matching_.startDense();
  }

  [[nodiscard]] int alone() const { return all_.nodeNum() - 2 * matching_.matchingSize(); }
  /// Returns the partner of a member; -1 if it is alone.
  [[nodiscard]] int partnerOf(int member) const {
    const FullGraph::Node mate = matching_.mate(all_(member));
    return mate == lemon::INVALID ? -1 : all_.id(mate);
  }
  [[nodiscard]] bool canBeAlone(int member) const { return matching_.status(all_(member)) == Matching::EVEN; }

 private:
  using Graph = lemon::FilterEdges<const FullGraph, const Allowed>;
  using Matching = lemon::MaxMatching<Graph>;
  FullGraph all_;
  Allowed allowed_;
  Graph graph_;
  Matching matching_;
};

using Solving = lemon::MaxWeightedPerfectMatching<SmartGraph, SmartGraph::EdgeMap<Weight>>;

/// The dual values of a solution: no pair of its graph is worth more than those of its two members and of all
/// blossoms (odd sets) that hold both. If no other pair is, either, the solution is the best of all: its sum
/// is at most what pairs outside the graph are worth more, together.
class Duals {
 public:
  Duals(const Solving& solution, int members) : values_(at(members)), blossoms_(at(members)) {
    for (int member = 0; member < members; ++member)
      values_[at(member)] = solution.nodeValue(SmartGraph::nodeFromId(member));
    std::vector<int> outermost(at(solution.blossomNum()));
    std::iota(outermost.begin(), outermost.end(), 0);
    std::stable_sort(outermost.begin(), outermost.end(),
                     [&](int a, int b) { return solution.blossomSize(a) > solution.blossomSize(b); });
    for (const int blossom : outermost)
      for (Solving::BlossomIt member(solution, blossom); member != lemon::INVALID; ++member) {
        auto& around = blossoms_[at(SmartGraph::id(member))];
        const Weight sum = around.empty() ? 0 : around.back().sum;
        around.push_back({blossom, sum + solution.blossomValue(blossom)});
      }
  }

  /// Returns by how much a pair is worth more than that. `worth` is in LEMON's scale of dual values.
  [[nodiscard]] Weight gainOf(int one, int other, Weight worth) const {
    const Weight gain = worth - values_[at(one)] - values_[at(other)];
    if (gain <= 0) return gain;
    // Blossoms lie within each other or apart, so that those of both members are the outermost ones of each.
    const auto& ofOne = blossoms_[at(one)];
    const auto& ofOther = blossoms_[at(other)];
    const auto depths = std::min(ofOne.size(), ofOther.size());
    const auto end = std::partition_point(
        ofOne.begin(), ofOne.begin() + static_cast<std::ptrdiff_t>(depths), [&](const Blossom& each) {
          return ofOther[static_cast<std::size_t>(&each - ofOne.data())].id == each.id;
        });
    return end == ofOne.begin() ? gain : gain - std::prev(end)->sum;
  }

 private:
  struct Blossom {
    int id = 0;
    Weight sum = 0;  // of its value and those of the blossoms around it
  };
  std::vector<Weight> values_;                  // of each member
  std::vector<std::vector<Blossom>> blossoms_;  // around each member, outermost first
};

/// The cheapest pairs among some that grow until no other can lower the cost.
class Growing {
 public:
  explicit Growing(const Pool& pool) : pool_(&pool), weights_(graph_) {
    for (int member = 0; member < pool.members; ++member) graph_.addNode();
    std::vector<std::pair<int, int>> first;
    for (int one = 0; one < pool.members; ++one) {
      if (pool.members <= kMaxExact)
        for (int other = one + 1; other < pool.members; ++other) first.emplace_back(one, other);
      else
        for (const int other : pool.likely(one))
          if (other != one) first.emplace_back(std::minmax(one, other));
    }
    std::sort(first.begin(), first.end());
    first.erase(std::unique(first.begin(), first.end()), first.end());
    for (const auto& [one, other] : first)
      if (pool.mayPair(one, other)) add(one, other);
  }

  std::optional<std::vector<int>> run() {
    for (bool possible = false;;) {
      Solving solution(graph_, weights_);
      if (!solution.run()) {
        if (possible || !addWholeSet()) return std::nullopt;
        possible = true;
        continue;
      }
      if (pool_->members <= kMaxExact || !addMissing(solution)) return pairsOf(solution);
    }
  }

 private:
  void add(int one, int other) {
    const auto edge = graph_.addEdge(SmartGraph::nodeFromId(one), SmartGraph::nodeFromId(other));
    weights_[edge] = -weighed(pool_->cost(one, other));
  }

  /// Adds the pairs of a set that pairs everybody. Returns false if there is none.
  bool addWholeSet() {
    const LargestSet set(pool_->members, pool_->mayPair);
    if (set.alone() > 0) return false;
    for (int member = 0; member < pool_->members; ++member)
      if (const int partner = set.partnerOf(member); member < partner) add(member, partner);
    return true;
  }

  /// Adds pairs that could lower the sum of first or second parts: of those left out, a set of pairs is worth
  /// less than one second part more. Returns whether there was one.
  bool addMissing(const Solving& solution) {
    const Duals duals(solution, pool_->members);
    const Weight tolerance = kSecond * Solving::dualScale / pool_->members;
    std::vector<std::pair<int, int>> missing;
    for (int one = 0; one < pool_->members; ++one) {
      std::vector<std::pair<Weight, int>> gains;
      for (int other = one + 1; other < pool_->members; ++other) {
        const Weight gain = duals.gainOf(one, other, -weighed(pool_->cost(one, other)) * Solving::dualScale);
        if (gain > tolerance && pool_->mayPair(one, other)) gains.emplace_back(-gain, other);
      }
      const auto last = gains.begin() + std::min<std::ptrdiff_t>(gains.end() - gains.begin(), kAddedAtOnce);
      std::partial_sort(gains.begin(), last, gains.end());
      for (auto gain = gains.begin(); gain != last; ++gain) missing.emplace_back(one, gain->second);
    }
    for (const auto& [one, other] : missing) add(one, other);
    return !missing.empty();
  }

  [[nodiscard]] std::vector<int> pairsOf(const Solving& solution) const {
    std::vector<int> pairs(at(pool_->members));
    for (int member = 0; member < pool_->members; ++member)
      pairs[at(member)] = SmartGraph::id(solution.mate(SmartGraph::nodeFromId(member)));
    return pairs;
  }

  const Pool* pool_;
  SmartGraph graph_;
  SmartGraph::EdgeMap<Weight> weights_;  // what a pair costs, negative: LEMON looks for the most
};

}  // namespace

std::optional<std::vector<int>> cheapestPairs(const Pool& pool) {
  if (pool.members > kMaxMembers) throw std::length_error("too many to pair");
  if (pool.members % 2 != 0) return std::nullopt;
  if (pool.members == 0) return std::vector<int>();
  return Growing(pool).run();
}

LeftAlone leftAlone(int members, const MayPair& mayPair) {
  const LargestSet set(members, mayPair);
  LeftAlone alone{set.alone(), {}};
  for (int member = 0; member < members; ++member)
    if (set.canBeAlone(member)) alone.who.push_back(member);
  return alone;
}

}  // namespace lk::matching
