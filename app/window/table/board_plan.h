// Where things lie on the board of the table page: the mat without its empty strips.
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

/// A zone of the mat, or the dice cup of a seat ("tray/A"), in millimetres of the board.
struct BoardPlace {
  std::string zone;
  QRectF area;
};

struct BoardPlan {
  QSizeF size;  // millimetres; empty where nothing is to be shown
  std::vector<BoardPlace> places;
};

/// Returns the zones of `shown` as they lie towards each other on the mat; strips in which none of them lies
/// become a gap. A tray is drawn as a cup, smaller than its sheet.
BoardPlan boardPlan(const carddb::TableLayout& layout, const std::set<std::string>& shown);

/// Returns the zones of `shown` in the order of `row`; empty unless everything that is shown is in the row.
std::vector<std::string> inOneRow(const std::set<std::string>& shown, const std::vector<std::string>& row);

/// Whose zone it is, by its name: "A/action/1", "A-F1", "tray/A"; none where it is nobody's.
std::optional<rules::Seat> ownerOfPlace(std::string_view zone);

/// A card of a zone of the view, the `nth` there (from 0).
struct BoardCard {
  std::string_view zone;
  std::string_view card = {};
  std::size_t nth = 0;
  std::optional<rules::Seat> owner = {};
};

/// The mat's zone in which a card lies: the zone of that name; that which shows it for its owner; one of its
/// parts ("A/basic" on a mat with "A/basic/feint"), that of the card's name first; or the larger one it is a
/// part of. Empty where the mat has none.
std::string zoneOnMat(const carddb::TableLayout& layout, const BoardCard& placed);

/// A mat for a game that has none: a row of places for each seat and one for what is nobody's, in the order
/// of `zones`, the zones of a view. The first seat sits at the bottom.
carddb::TableLayout standInMat(const Json& zones);

}  // namespace lk::app
