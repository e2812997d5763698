#include "app/league/model/matching.h"

#include <cstddef>
#include <deque>
#include <numeric>
#include <utility>

namespace lk::league {

namespace {

std::size_t at(int vertex) {
  return static_cast<std::size_t>(vertex);
}

/// Searches for augmenting paths. A tree of alternating paths grows from an unmatched vertex. When two of its
/// even vertices are adjacent, the odd cycle they close (a blossom) counts as one vertex from then on.
class Search {
 public:
  Search(std::vector<int> partner, const MayPair& mayMeet)
      : partner_(std::move(partner)), mayMeet_(&mayMeet), count_(static_cast<int>(partner_.size())) {}

  std::vector<int> run() {
    for (int root = 0; root < count_; ++root)
      if (partner_[at(root)] == kUnmatched) turnOver(endOfPath(root));
    return partner_;
  }

 private:
  /// Returns the end of an augmenting path from `root`; kUnmatched if there is none.
  int endOfPath(int root) {
    even_.assign(partner_.size(), false);
    before_.assign(partner_.size(), kUnmatched);
    base_.resize(partner_.size());
    std::iota(base_.begin(), base_.end(), 0);
    even_[at(root)] = true;
    next_ = {root};
    while (!next_.empty()) {
      const int from = next_.front();
      next_.pop_front();
      if (const int end = grow(from, root); end != kUnmatched) return end;
    }
    return kUnmatched;
  }

  /// Follows all edges of a vertex, those to the closest vertices first.
  int grow(int from, int root) {
    for (int distance = 1; distance < count_; ++distance)
      for (const int to : {from + distance, from - distance}) {
        if (to < 0 || to >= count_) continue;
        if (base_[at(from)] == base_[at(to)] || partner_[at(from)] == to || !(*mayMeet_)(from, to)) continue;
        const bool isEven =
            to == root || (partner_[at(to)] != kUnmatched && before_[at(partner_[at(to)])] != kUnmatched);
        if (isEven) {
          shrink(from, to);
        } else if (before_[at(to)] == kUnmatched) {
          before_[at(to)] = from;
          if (partner_[at(to)] == kUnmatched) return to;
          even_[at(partner_[at(to)])] = true;
          next_.push_back(partner_[at(to)]);
        }
      }
    return kUnmatched;
  }

  void shrink(int a, int b) {
    const int base = commonBase(a, b);
    std::vector<bool> inBlossom(partner_.size(), false);
    markSide(a, base, b, inBlossom);
    markSide(b, base, a, inBlossom);
    for (int vertex = 0; vertex < count_; ++vertex) {
      if (!inBlossom[at(base_[at(vertex)])]) continue;
      base_[at(vertex)] = base;
      if (even_[at(vertex)]) continue;
      even_[at(vertex)] = true;
      next_.push_back(vertex);
    }
  }

  /// Returns where the paths from two even vertices to the root meet.
  [[nodiscard]] int commonBase(int a, int b) const {
    std::vector<bool> onWay(partner_.size(), false);
    for (int vertex = base_[at(a)];; vertex = base_[at(before_[at(partner_[at(vertex)])])]) {
      onWay[at(vertex)] = true;
      if (partner_[at(vertex)] == kUnmatched) break;
    }
    int vertex = base_[at(b)];
    while (!onWay[at(vertex)]) vertex = base_[at(before_[at(partner_[at(vertex)])])];
    return vertex;
  }

  void markSide(int vertex, int base, int child, std::vector<bool>& inBlossom) {
    while (base_[at(vertex)] != base) {
      const int partner = partner_[at(vertex)];
      inBlossom[at(base_[at(vertex)])] = true;
      inBlossom[at(base_[at(partner)])] = true;
      before_[at(vertex)] = child;
      child = partner;
      vertex = before_[at(partner)];
    }
  }

  /// Augments along the path: unmatched edges become pairs, and matched ones no longer are.
  void turnOver(int end) {
    while (end != kUnmatched) {
      const int from = before_[at(end)];
      const int next = partner_[at(from)];
      partner_[at(end)] = from;
      partner_[at(from)] = end;
      end = next;
    }
  }

  std::vector<int> partner_;
  const MayPair* mayMeet_;
  int count_;
  std::vector<bool> even_;   // reached by an even number of edges
  std::vector<int> before_;  // of an odd vertex: its predecessor
  std::vector<int> base_;    // of a vertex: the base of its blossom, the vertex nearest the root
  std::deque<int> next_;
};

}  // namespace

std::vector<int> maximumMatching(std::vector<int> wanted, const MayPair& mayMeet) {
  return Search(std::move(wanted), mayMeet).run();
}

}  // namespace lk::league
