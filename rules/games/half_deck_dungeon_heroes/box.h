// What comes out of the box before a night begins.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::dungeon {

/// Both decks as a set-up that was accepted leaves them: without the cards it leaves out, and before any is
/// set aside by chance.
class OwnBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::dungeon
