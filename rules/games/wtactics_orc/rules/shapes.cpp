#include "rules/games/wtactics_orc/rules/shapes.h"

#include <algorithm>

namespace lk::rules::wtactics_orc {

namespace {

constexpr Mask kPairs[] = {0x03, 0x06, 0x0C, 0x30, 0x60, 0xC0};
constexpr Mask kColumnShapes[] = {0x11, 0x22, 0x44, 0x88};
constexpr Mask kSquares[] = {0x33, 0xCC};
constexpr Mask kRows[] = {kFront, kBack};

bool completes(Mask empty, int place, std::span<const Mask> shapes) {
  return std::any_of(shapes.begin(), shapes.end(),
                     [&](Mask shape) { return has(shape, place) && (shape & empty) == shape; });
}

}  // namespace

std::span<const Mask> shapesOf(Shape shape) {
  switch (shape) {
    case Shape::pair:
      return kPairs;
    case Shape::column:
      return kColumnShapes;
    case Shape::square:
      return kSquares;
    case Shape::row:
      return kRows;
    case Shape::none:
      break;
  }
  return {};
}

bool isShape(Mask slots, Shape shape) {
  const std::span<const Mask> all = shapesOf(shape);
  return std::find(all.begin(), all.end(), slots) != all.end();
}

Shape bestShape(Mask empty, int place) {
  for (const Shape shape : {Shape::square, Shape::column, Shape::pair})
    if (completes(empty, place, shapesOf(shape))) return shape;
  return Shape::none;
}

Tally countDeaths(Mask empty, Mask dead) {
  if (countOf(dead) == 1) {
    const int place = *Places(dead).begin();
    const Shape shape = bestShape(static_cast<Mask>(empty | dead), place);
    Tally one{.count = 1, .points = pointsFor(shape)};
    one.deaths[0] = {place, shape};
    return one;
  }
  // For each set of deaths counted so far: the maximum points, and the death counted last to get them.
  std::array<int, 256> most{};
  std::array<std::int8_t, 256> last{};
  for (int done = 1; done < 256; ++done) {
    if ((done & ~dead) != 0) continue;
    most[static_cast<std::size_t>(done)] = -1;
    for (int place = 0; place < kArmy; ++place) {
      if (!has(static_cast<Mask>(done), place)) continue;
      const Shape shape = bestShape(static_cast<Mask>(empty | done), place);
      const int points = most[static_cast<std::size_t>(done & ~bit(place))] + pointsFor(shape);
      if (points <= most[static_cast<std::size_t>(done)]) continue;
      most[static_cast<std::size_t>(done)] = points;
      last[static_cast<std::size_t>(done)] = static_cast<std::int8_t>(place);
    }
  }
  Tally tally{.points = most[dead]};
  for (int left = dead; left != 0; left &= ~bit(last[static_cast<std::size_t>(left)]))
    tally.deaths[tally.count++] = {
        last[static_cast<std::size_t>(left)],
        bestShape(static_cast<Mask>(empty | left), last[static_cast<std::size_t>(left)])};
  std::reverse(tally.deaths.begin(), tally.deaths.begin() + static_cast<std::ptrdiff_t>(tally.count));
  return tally;
}

}  // namespace lk::rules::wtactics_orc
