// The layout of the board on the table page: the mat without its empty strips.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <QRectF>

#include "carddb/sheets.h"
#include "rules/text/json.h"

namespace lk::app {

/// A zone of the mat, or the dice cup of a seat ("tray/A"). The area is in millimetres of the board.
struct BoardPlace {
  std::string zone;
  QRectF area;
};

struct BoardPlan {
  QSizeF size;  // millimetres; empty if nothing is shown
  std::vector<BoardPlace> places;
};

/// Returns the zones of `shown` in their relative positions on the mat. Strips without zones shrink to a gap.
/// A tray is drawn as a cup, smaller than its sheet.
BoardPlan boardPlan(const carddb::TableLayout& layout, const std::set<std::string>& shown);

/// Returns the zones of `shown` in the order of `row`; empty unless all shown zones are in the row.
std::vector<std::string> inOneRow(const std::set<std::string>& shown, const std::vector<std::string>& row);

/// Returns the owner of a zone from its name: "A/action/1", "A-F1", "tray/A"; nullopt if it belongs to
/// nobody.
std::optional<rules::Seat> ownerOfPlace(std::string_view zone);

/// A card in a zone of the view; `nth` is its index there, from 0.
struct BoardCard {
  std::string_view zone;
  std::string_view card = {};
  std::size_t nth = 0;
  std::optional<rules::Seat> owner = {};
};

/// Returns the mat's zone for a card: the zone with the same name; the zone that shows it for its owner; a
/// part of the zone ("A/basic/feint" for "A/basic"), preferably the part with the card's name; or the larger
/// zone that contains it. Empty if the mat has none.
std::string zoneOnMat(const carddb::TableLayout& layout, const BoardCard& placed);

/// Creates a mat for a game that has none: one row of zones per seat and one for zones without an owner, in
/// the order of `zones` (the zones of a view). The first seat is at the bottom.
carddb::TableLayout standInMat(const Json& zones);

}  // namespace lk::app
