// What people take out of the box before a night begins.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Lists both decks as an accepted set-up leaves them: without the cards it leaves out, and before any card
/// is randomly set aside.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::half_deck_dungeon_heroes
