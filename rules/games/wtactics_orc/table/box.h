// What people take out of the box: the named decks, or both factions to build decks from.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::wtactics_orc {

class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::wtactics_orc
