#include "app/session/calibration/tile_check.h"

#include <algorithm>
#include <string_view>

#include "vision/marks/laid_tiles.h"

namespace lk::app {

namespace {

constexpr std::string_view kTile = "LK1:TILE:";

TileTrouble troubleOf(vision::TileProblem problem) {
  switch (problem) {
    case vision::TileProblem::doubled:
      return TileTrouble::doubled;
    case vision::TileProblem::missing:
      return TileTrouble::missing;
    case vision::TileProblem::mixedUp:
      return TileTrouble::mixedUp;
    case vision::TileProblem::crooked:
      return TileTrouble::crooked;
    case vision::TileProblem::tooSmall:
      return TileTrouble::tooSmall;
    case vision::TileProblem::tooLarge:
      return TileTrouble::tooLarge;
    case vision::TileProblem::unequal:
      return TileTrouble::unequal;
  }
  return TileTrouble::missing;
}

bool has(const std::vector<vision::MarkSpec>& specs, const std::string& text) {
  return std::any_of(specs.begin(), specs.end(), [&](const auto& spec) { return spec.text == text; });
}

}  // namespace

TilesSeen checkTiles(const std::vector<vision::MarkSighting>& marks, const vision::SheetSpec& mat) {
  TilesSeen seen;
  bool own = false, matSeen = false;
  for (const vision::MarkSighting& mark : marks) {
    matSeen = matSeen || has(mat.marks, mark.text);
    if (!mark.text.starts_with(kTile)) continue;
    seen.any = true;
    if (has(mat.tiles, mark.text))
      own = true;
    else
      seen.game = mark.text.substr(kTile.size(), mark.text.rfind(':') - kTile.size());
  }
  if (!seen.any) return seen;
  if (!seen.game.empty()) {
    seen.trouble = own ? TileTrouble::severalGames : TileTrouble::otherGame;
  } else if (matSeen) {
    seen.trouble = TileTrouble::withMat;
  } else {
    const vision::TileSearch search = vision::layTiles(marks, mat);
    if (!search.problem) return seen;
    seen.trouble = troubleOf(*search.problem);
    seen.stretch = search.stretch;
    for (const std::string& text : search.texts) seen.corners.push_back(text.substr(text.rfind(':') + 1));
  }
  return seen;
}

}  // namespace lk::app
