// How a game in the dungeon is told afterwards.
#pragma once

#include "rules/referee/story.h"

namespace lk::rules::half_deck_dungeon_heroes {

class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  /// Returns the group's numbers: "life", the life points of all heroes in play, and "dungeon_deck", the
  /// cards still to come.
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
};

}  // namespace lk::rules::half_deck_dungeon_heroes
