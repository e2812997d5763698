// The board as one reader sees it, and which cards of the view lie in which of its cells.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Cards of a view. They point into it.
using ViewCards = std::vector<const Json*>;

struct TableCells {
  BoardLayout board;
  /// The cells in which something lies or may lie, face-down cards that no event has reported among them.
  std::map<const BoardCell*, ViewCards> cards;
  /// Cards that lie on a thing and have no cell of their own, by the name of the thing.
  std::map<std::string, ViewCards> attached;
};

/// Returns the game's board from the reader's side: the rows of the far seat are turned around, left and
/// right stay as on every other screen. The reader's own hand, if its cards are known, has a row of its own.
/// Zones that the board leaves out are at the end of their owner's first row; those of nobody at the end of
/// the first one. `reader` is nullopt for a spectator, who sits with the first seat.
BoardLayout boardFor(const GameKit& kit, const Json& view, std::optional<rules::Seat> reader);

/// Returns the cells of a board with their cards.
TableCells tableCells(BoardLayout board, const Json& view, const std::vector<rules::TablePlace>& places);

}  // namespace lk::app
