// How a game's table is drawn on a screen: rows of cells from the far side of the table to the near one, read
// from resources/boards/. The mat says where cards lie on paper; the board only keeps who sits where.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::app {

/// A place on the board for the cards of one zone.
struct BoardCell {
  /// How its cards lie: one; side by side; below each other; on top of each other, counted; or no cards but
  /// the dice of a seat.
  enum class Holds : std::uint8_t { slot, row, column, pile, cup };

  std::string zone;  // of the view, or the first part of the names of several: "A/power" for "A/power/1"
  Holds holds = Holds::slot;
  std::string shows = {};  // the view's zone whose cards lie here, by owner; empty: `zone`
  std::string also = {};   // another zone of the view whose cards lie here, before the others
  std::string figure =
      {};  // counts its cards: a figure of its seat, or of the table; empty: the view's cards count
  std::string back = {};  // the card type whose back its face-down cards show
  bool turns = false;     // its cards are turned sideways, and need the room for it
  bool always = false;    // drawn without cards, too
};

/// Cells at both ends and in the middle of a row.
struct BoardRow {
  double tall = 1;  // height of its cards, relative to those of other rows
  std::vector<BoardCell> left, middle, right;
};

struct BoardLayout {
  std::vector<BoardRow> rows;
  std::vector<std::string> turnedBy = {};  // marks of cards that are drawn turned sideways
};

/// Reads a layout. Faults name the file and line.
Outcome<BoardLayout> readBoardLayout(const std::string& text, const std::string& file);

/// Returns by how many degrees clockwise a card of a view is drawn turned: as it lies, or because of a mark.
int turnedOf(const BoardLayout& layout, const Json& placement);

/// Returns whether a figure stands on a pile of cards that it counts.
bool countsCards(const BoardLayout& layout, std::string_view figure);

/// Returns the layout of a game that has none: a row for each seat and one for what belongs to nobody, in the
/// order of `zones` (the zones of a view). The first seat is at the bottom.
BoardLayout plainBoard(const Json& zones);

}  // namespace lk::app
