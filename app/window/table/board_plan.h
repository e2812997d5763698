// Where the zones of a board lie on the screen: its rows of cells in a given room, with cards as large as
// they can be.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QRectF>

#include "app/kit/board_layout.h"

namespace lk::app {

/// The room that the board has, in pixels.
struct BoardRoom {
  QSizeF size;
  double label = 0;  // height of a card's name below it
  double gap = 0;    // between cells, and between rows
  friend bool operator==(const BoardRoom&, const BoardRoom&) = default;
};

/// A cell on the screen. Its cards are `card` pixels high; in a row they overlap if the area is too narrow.
struct BoardPlace {
  BoardCell cell;
  QRectF area;  // without the names below the cards
  double card = 0;
};

/// What lies in a cell.
struct CellContent {
  std::size_t cards = 0;
  double names = 0;  // width of the names below them in one line, in heights of that line
};

/// Returns what lies in a cell; nullopt if it is not drawn.
using ContentOf = std::function<std::optional<CellContent>(const BoardCell&)>;

/// Returns the places of all drawn cells. Cells of one place in a row are beside each other; those in the
/// middle are centred. Rows without drawn cells take no room.
std::vector<BoardPlace> boardPlan(const BoardLayout& layout, const ContentOf& contentOf,
                                  const BoardRoom& room);

}  // namespace lk::app
