// Which few references are worth comparing with a card: by their codes, all in memory, in one pass.
#pragma once

#include <vector>

#include "vision/cards/name/shortlist/card_code.h"

namespace lk::vision {

class CardSieve {
 public:
  /// Takes 128 bytes a code; numbers go on from those already there.
  void add(const std::vector<CardCode>& codes);

  [[nodiscard]] std::size_t size() const { return heads_.size(); }

  struct Pick {
    std::uint32_t reference;
    std::uint32_t turn;  // index into `turns`
    int distance;        // bits of a code
  };
  /// The `count` nearest pairs of a reference and a turn of the card as seen, nearest first; all pairs when
  /// there are no more.
  [[nodiscard]] std::vector<Pick> shortlist(const std::vector<CardCode>& turns, std::size_t count) const;

 private:
  using Head = std::array<std::uint64_t, CardCode::kHeadWords>;
  using Tail = std::array<std::uint64_t, CardCode::kWords - CardCode::kHeadWords>;
  [[nodiscard]] std::vector<std::uint32_t> nearByHead(const std::vector<CardCode>& turns,
                                                      std::size_t count) const;

  // Apart, so that the pass over all references touches little memory.
  std::vector<Head> heads_;
  std::vector<Tail> tails_;
};

}  // namespace lk::vision
