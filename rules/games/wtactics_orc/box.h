// What comes out of the box: decks that were told, or both factions to build decks from.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::wtactics {

class OwnBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::wtactics
