// Which cell of a board a card of a view lies in, and how many cards a cell has.
#pragma once

#include <optional>
#include <string_view>

#include "app/kit/board_layout.h"
#include "rules/core/ids.h"

namespace lk::app {

/// Returns the owner of a zone from its name: "A/action/1", "A-F1", "tray/A"; nullopt if it belongs to
/// nobody.
std::optional<rules::Seat> ownerOfPlace(std::string_view zone);

/// Returns the cell for a card of a view: the one of its zone; the one that shows the zone for the card's
/// owner; or the one of a larger zone that contains it. nullptr if there is none.
const BoardCell* cellFor(const BoardLayout& layout, std::string_view zone, std::optional<rules::Seat> owner);

/// Returns how many cards lie in a counted cell: a figure of its owner in the view, or of the table; null if
/// the cell is not counted or the view does not tell.
const Json& countOf(const BoardCell& cell, const Json& view);

}  // namespace lk::app
