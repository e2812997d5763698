#include "carddb/sheets.h"

namespace lk::carddb {

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
