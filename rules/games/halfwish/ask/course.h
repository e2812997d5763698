// How a night of Halfwish is told afterwards.
#pragma once

#include "rules/referee/story.h"

namespace lk::rules::halfwish {

class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
  /// Returns the tie-breaks in the order they were asked. If the table agreed on another result when both
  /// players are out (option both-die), only the question that was level.
  [[nodiscard]] std::vector<Decider> deciders(const State& state) const override;
};

}  // namespace lk::rules::halfwish
