// How a night of this game is told afterwards.
#pragma once

#include "rules/referee/story.h"

namespace lk::rules::half_the_battle {

class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
  [[nodiscard]] std::vector<Decider> deciders(const State& state) const override;
};

}  // namespace lk::rules::half_the_battle
