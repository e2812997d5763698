// What people take out of the box before a night begins.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::magepunk {

/// Lists one print of every wallet for each player who builds a deck of two. With one wallet each, players
/// choose theirs. A common deck uses one print.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::magepunk
