// What both sides of a duel had left before it, and have left after it.
#pragma once

#include <array>

#include <QString>

#include "app/window/shared/moment.h"

namespace lk::app {

struct HealthDrain {
  QString label;  // "Health"
  std::array<int, 2> before{};
  std::array<int, 2> after{};

  /// What `seat` has left once it took `damage`, while there is more to tell: never below the lower of both.
  [[nodiscard]] int left(std::size_t seat, int damage) const;
};

/// Of the figure of what a player has left; where a game counts nothing else for its players, of what it
/// counts. None where the game has no such figure, or its duels bring points to the only one it has.
std::optional<HealthDrain> healthDrain(const Moment& before, const Moment& after, bool scores);

}  // namespace lk::app
