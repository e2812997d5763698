// What a night of Halfwish takes out of the box.
#pragma once

#include "rules/core/ruling.h"
#include "rules/referee/box.h"

namespace lk::rules::halfwish {

/// Lists the decks of both classes and what the options add: powers and locations. Classes that no pack has
/// are left out. Copies are counted for both players together.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::halfwish
