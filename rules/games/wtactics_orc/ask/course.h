// How nights of this game are told afterwards.
#pragma once

#include "rules/referee/story.h"

namespace lk::rules::wtactics_orc {

class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  /// Returns what each player has won, and "creatures", the number in the army.
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
};

}  // namespace lk::rules::wtactics_orc
