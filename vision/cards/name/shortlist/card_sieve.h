// Selects the few references worth comparing with a card, by their codes, in one pass over memory.
#pragma once

#include <vector>

#include "vision/cards/name/shortlist/card_code.h"

namespace lk::vision {

class CardSieve {
 public:
  /// Adds codes, 128 bytes each. Indices continue from those already present.
  void add(const std::vector<CardCode>& codes);

  [[nodiscard]] std::size_t size() const { return heads_.size(); }

  struct Pick {
    std::uint32_t reference;
    std::uint32_t turn;  // index into `turns`
    int distance;        // Hamming distance, bits
  };
  /// Returns the `count` nearest pairs of a reference and an orientation of the seen card, nearest first.
  /// Returns all pairs if there are fewer.
  [[nodiscard]] std::vector<Pick> shortlist(const std::vector<CardCode>& turns, std::size_t count) const;

 private:
  using Head = std::array<std::uint64_t, CardCode::kHeadWords>;
  using Tail = std::array<std::uint64_t, CardCode::kWords - CardCode::kHeadWords>;
  [[nodiscard]] std::vector<std::uint32_t> nearByHead(const std::vector<CardCode>& turns,
                                                      std::size_t count) const;

  // Stored apart, so that the pass over all heads touches little memory.
  std::vector<Head> heads_;
  std::vector<Tail> tails_;
};

}  // namespace lk::vision
