// How a night of this game is told afterwards.
#pragma once

#include "rules/referee/story.h"

namespace lk::rules::magepunk {

class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  /// Returns the life and the number of cards of both players.
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
};

}  // namespace lk::rules::magepunk
