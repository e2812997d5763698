// What people lay on the table: what it means, and what leaves the box.
#pragma once

#include <span>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"
#include "rules/referee/box.h"

namespace lk::rules::magepunk {

// What a change on the table means, for the mat of resources/mats/magepunk.json.
Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

// What people take out of the box before a night begins.

/// Lists one print of every wallet for each player who builds a deck of two. With one wallet each, players
/// choose theirs. A common deck uses one print.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::magepunk
