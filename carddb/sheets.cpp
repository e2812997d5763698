#include "carddb/sheets.h"

namespace lk::carddb {

RectMm trackPlace(const Zone& zone, int number) {
  const Track& track = *zone.track;
  const int rows = track.last / track.columns + 1;
  const double width = zone.area.width / track.columns, height = zone.area.height / rows;
  int column = number % track.columns, row = number / track.columns;
  if (zone.quarterTurns == 2) {
    column = track.columns - 1 - column;
    row = rows - 1 - row;
  }
  return {zone.area.x + column * width, zone.area.y + row * height, width, height};
}

Sheet traySheet(rules::Seat seat) {
  constexpr double kMarkSide = 50;
  Sheet sheet;
  sheet.id = std::string("TRAY:") + rules::letter(seat);
  sheet.width = 210;
  sheet.height = 148;
  sheet.marks = {{"LK1:" + sheet.id + ":NW", {4, 4, kMarkSide, kMarkSide}},
                 {"LK1:" + sheet.id + ":SE", {156, 94, kMarkSide, kMarkSide}}};
  return sheet;
}

std::vector<Sheet> cornerTiles(const Sheet& mat) {
  std::vector<Sheet> tiles;
  for (const SheetMark& mark : mat.marks) {
    const std::string corner = mark.text.substr(mark.text.rfind(':') + 1);
    const bool far = corner.front() == 'N';
    Sheet tile;
    tile.id = "TILE:" + mat.id.substr(mat.id.find(':') + 1) + ":" + corner;
    tile.width = mark.square.width + 2 * kTileMargin;
    tile.height = tile.width + kTileStrip;
    tile.marks = {
        {"LK1:" + tile.id,
         {kTileMargin, kTileMargin + (far ? kTileStrip : 0), mark.square.width, mark.square.height}}};
    tiles.push_back(std::move(tile));
  }
  return tiles;
}

}  // namespace lk::carddb
