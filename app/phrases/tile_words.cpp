#include "app/phrases/tile_words.h"

#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "app/phrases/fill.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

struct TileWords {
  Q_DECLARE_TR_FUNCTIONS(TileWords)
};

QString cornersText(const TilesSeen& tiles) {
  QStringList names;
  for (const std::string& corner : tiles.corners) names += tileCorner(corner);
  return listed(names);
}

QString percent(double share) {
  return QString::number(std::lround(100 * share));
}

}  // namespace

QString tileCorner(const std::string& corner) {
  if (corner == "NW") return TileWords::tr("far left");
  if (corner == "NE") return TileWords::tr("far right");
  if (corner == "SE") return TileWords::tr("near right");
  return TileWords::tr("near left");
}

QString tilesFound(const TilesSeen& tiles) {
  if (!tiles.trouble) return TileWords::tr("All four tiles are seen");
  switch (*tiles.trouble) {
    case TileTrouble::otherGame:
      return TileWords::tr("These tiles are for %1").arg(gameName(tiles.game));
    case TileTrouble::severalGames:
      return TileWords::tr("Tiles of two games are on the table; some are for %1").arg(gameName(tiles.game));
    case TileTrouble::withMat:
      return TileWords::tr("The mat and tiles are both on the table; the mat counts");
    case TileTrouble::doubled:
      return TileWords::tr("This tile is on the table twice: %1").arg(cornersText(tiles));
    case TileTrouble::missing:
      return TileWords::tr("Tile not seen: %1").arg(cornersText(tiles));
    case TileTrouble::mixedUp:
      return TileWords::tr("The tiles do not lie in their own corners");
    case TileTrouble::crooked:
      return TileWords::tr("Tile too crooked: %1").arg(cornersText(tiles));
    case TileTrouble::tooSmall:
      return TileWords::tr("The tiles are too close together: %1 % of the size the game needs")
          .arg(percent(tiles.stretch));
    case TileTrouble::tooLarge:
      return TileWords::tr("The tiles are too far apart: %1 % of the size the game needs")
          .arg(percent(tiles.stretch));
    case TileTrouble::unequal:
      return TileWords::tr("This tile is printed in another size than the others: %1")
          .arg(cornersText(tiles));
    case TileTrouble::scaled:
      return TileWords::tr(
                 "The printer scaled the tiles: they have %1 % of the size that goes with the trays")
          .arg(percent(tiles.stretch));
  }
  return {};
}

QString tilesCure(const TilesSeen& tiles) {
  if (!tiles.trouble) return {};
  switch (*tiles.trouble) {
    case TileTrouble::otherGame:
      return TileWords::tr("Choose that game, or print the tiles of this one");
    case TileTrouble::severalGames:
      return TileWords::tr("Lay down only the four tiles of this game");
    case TileTrouble::withMat:
      return TileWords::tr("Take the tiles away, or the mat");
    case TileTrouble::doubled:
      return TileWords::tr("Take one of the two away");
    case TileTrouble::missing:
      return TileWords::tr("Lay it at its corner, uncover it, or move the camera until it is in the picture");
    case TileTrouble::mixedUp:
      return TileWords::tr(
          "Lay each at the corner it names, seen from seat A, with its name away from the middle");
    case TileTrouble::crooked:
      return TileWords::tr("Lay the tiles straight at the corners of a rectangle: 10 degrees at most");
    case TileTrouble::tooSmall:
      return TileWords::tr("Move them apart to 75 % at least, or use a larger table");
    case TileTrouble::tooLarge:
      return TileWords::tr("Move them together to 130 % at most");
    case TileTrouble::unequal:
    case TileTrouble::scaled:
      return TileWords::tr(
          "Print them again at 100 %, not \"fit to page\": the line on the sheet measures 50 mm");
  }
  return {};
}

}  // namespace lk::app
