// Checks the corner tiles on a table. The sentences are in tile_words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/marks/sheet.h"

namespace lk::app {

/// What is wrong with corner tiles, in the order in which people should mend it.
enum class TileTrouble {
  otherGame,     // they are of another game
  severalGames,  // some are of another game
  withMat,       // the game's mat is on the table as well
  doubled,
  missing,
  mixedUp,
  crooked,
  tooSmall,
  tooLarge,
  unequal,  // one is printed in another size than the others
  scaled    // all are printed in another size than the trays
};

struct TilesSeen {
  bool any = false;  // at least one tile of any game is seen
  std::optional<TileTrouble> trouble;
  std::vector<std::string> corners;  // those concerned: "NW"
  std::string game;                  // otherGame, severalGames: id of the other one
  double stretch = 1;                // tooSmall, tooLarge: of the table; unequal, scaled: of the print
};

/// Compares the tiles among `marks` with those of the mat. A pure function.
TilesSeen checkTiles(const std::vector<vision::MarkSighting>& marks, const vision::SheetSpec& mat);

}  // namespace lk::app
