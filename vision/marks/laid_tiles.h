// Finds the rectangle that people laid out with four corner tiles, from the tiles' marks alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

/// Limits of the laid rectangle against the printed sheet, along each side.
inline constexpr double kMinStretch = 0.75, kMaxStretch = 1.3;
/// Maximum turn of a tile against the rectangle, and of a corner of the rectangle against a right angle.
inline constexpr double kMaxCrookedDeg = 10;

/// What is wrong with tiles on a table, the first that applies.
enum class TileProblem {
  doubled,  // the same tile is seen twice
  missing,  // some are not seen; with one missing the rectangle is found nevertheless
  mixedUp,  // they lie in another order
  crooked,
  tooSmall,
  tooLarge,
  unequal  // one is printed in another size than the others
};

/// The tiles where they lie.
struct LaidTiles {
  SheetSighting sheet;  // in true millimetres: as much larger than the printed sheet as the rectangle is
  SheetSpec spec;       // the seen tiles as marks of a sheet of that size
};

struct TileSearch {
  std::optional<LaidTiles> laid;
  std::optional<TileProblem> problem;  // nullopt if all is well, or if no tile is seen
  std::vector<std::string> texts;      // of the marks concerned
  double stretch = 1;  // tooSmall, tooLarge: of the side that is most out of size; unequal: of the tile
};

/// Computes where the sheet would be if its corners were at the tiles. The sheet is stretched along each side
/// to fit, so places on it are in the same proportion on the laid rectangle. Its size comes from that of the
/// tiles. Of four tiles, only their middles decide where it is, so their turn has no effect; if one is
/// hidden, the other three must form a right angle. A pure function.
TileSearch layTiles(const std::vector<MarkSighting>& marks, const SheetSpec& spec);

}  // namespace lk::vision
