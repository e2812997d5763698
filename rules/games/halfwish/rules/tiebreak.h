// Who wins, and by which criterion: knockout, points, lamps, health, first blood, in this order.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/referee/story.h"

namespace lk::rules::halfwish {

struct Score {
  int points = 0;
  int lamps = 0;
  int hp = 0;
};

struct Decision {
  std::optional<Seat> winner;
  std::string_view by;  // knockout points lamps health first_blood none
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// Decides as if the game ended now. Two players without health are compared like two living ones.
Decision decide(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood);

/// Returns the questions decide() asks, up to the one that decides; all of them if everything is level.
std::vector<Decider> questionsAsked(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood);

}  // namespace lk::rules::halfwish
