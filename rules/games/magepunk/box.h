// What comes out of the box before a night begins.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::magepunk {

/// One print of every wallet for each player who builds a deck of two; with one wallet each players choose
/// theirs; a common deck is made of one print.
class OwnBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::magepunk
