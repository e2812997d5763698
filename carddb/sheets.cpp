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

}  // namespace lk::carddb
