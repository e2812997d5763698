// Shapes of an army: rows, squares, columns and pairs, for points and costs.
#pragma once

#include <array>
#include <span>

#include "rules/games/wtactics_orc/places.h"

namespace lk::rules::wtactics_orc {

enum class Shape : std::uint8_t { none, pair, column, square, row };

/// Returns the shapes of a kind as sets of slots; empty for Shape::none.
std::span<const Mask> shapesOf(Shape shape);

/// Returns whether these slots are exactly one shape of that kind.
bool isShape(Mask slots, Shape shape);

/// Returns the most valuable shape of empty slots that contains `place`, itself empty: square, column or
/// pair.
Shape bestShape(Mask empty, int place);

/// Returns the victory points for a kill that completes the shape.
constexpr int pointsFor(Shape shape) {
  return shape == Shape::square ? 4 : shape == Shape::column ? 2 : shape == Shape::pair ? 1 : 0;
}

/// One of several simultaneous deaths, in the order of counting.
struct Counted {
  int place = 0;
  Shape shape = Shape::none;
};
struct Tally {
  std::array<Counted, kArmy> deaths{};
  std::size_t count = 0;
  int points = 0;
};

/// Counts deaths one after the other, in the best order for the scoring player. `empty` are the slots that
/// were empty before.
Tally countDeaths(Mask empty, Mask dead);

}  // namespace lk::rules::wtactics_orc
