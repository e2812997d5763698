// Shapes of an army: rows, squares, columns and pairs, for points and for costs.
#pragma once

#include <array>
#include <span>

#include "rules/games/wtactics_orc/places.h"

namespace lk::rules::wtactics {

enum class Shape : std::uint8_t { none, pair, column, square, row };

/// The shapes of each kind, as sets of slots; none for Shape::none.
std::span<const Mask> shapesOf(Shape shape);

/// Whether these slots are one shape of that kind, no more and no less.
bool isShape(Mask slots, Shape shape);

/// The most valuable shape of empty slots that holds `place`, which is empty itself: square, column or pair.
Shape bestShape(Mask empty, int place);

/// Victory points for a kill that completes it.
constexpr int pointsFor(Shape shape) {
  return shape == Shape::square ? 4 : shape == Shape::column ? 2 : shape == Shape::pair ? 1 : 0;
}

/// One of several deaths at the same moment, in the order in which they are counted.
struct Counted {
  int place = 0;
  Shape shape = Shape::none;
};
struct Tally {
  std::array<Counted, kArmy> deaths{};
  std::size_t count = 0;
  int points = 0;
};

/// Counts deaths one after the other, in the order that is best for whoever scores. `empty` are the slots
/// that were empty before.
Tally countDeaths(Mask empty, Mask dead);

}  // namespace lk::rules::wtactics
