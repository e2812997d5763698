// The health of both sides before and after a duel.
#pragma once

#include <array>

#include <QString>

#include "app/window/shared/moment.h"

namespace lk::app {

struct HealthDrain {
  QString label;  // "Health"
  std::array<int, 2> before{};
  std::array<int, 2> after{};
  std::array<int, 2> full{};  // at the start of the night, or more after healing

  /// Returns the health of `seat` after `damage`; not below 0, unless `before` or `after` is.
  [[nodiscard]] int left(std::size_t seat, int damage) const;
};

/// Uses the game's secondary figure or, if there is none, its primary one. Returns nullopt if there is
/// neither, or if duels add points to the primary one.
std::optional<HealthDrain> healthDrain(const Moment& before, const Moment& after, bool scores);

}  // namespace lk::app
