// The table as pages draw it: the rows of the game's board with their cards.
#pragma once

#include <optional>
#include <vector>

#include "app/phrases/words.h"
#include "rules/referee/game.h"

namespace lk::app {

struct DrawnTable {
  const GameKit& kit;
  const Json& view;  // the reader's view
  const std::vector<rules::TablePlace>& places;
  const Names& names;
  std::optional<rules::Seat> reader;  // nullopt: a spectator
};

/// Returns [{"tall","left":[],"middle":[],"right":[]}] from the reader's far side to the near one, as
/// boardFor() orders them; parts without zones are left out. A zone is
/// {"zone","seat","label","holds","turns", "pile","count","back","current","cards":[]}:
/// - "holds" is "slot", "row", "column" or "pile".
/// - The cards of a "pile" lie on each other, the last one on top; "count" is their number as far as it is
///   told, also of cards that the view does not list. They show "back".
/// - "turns": its cards are turned sideways, and need the room for it.
/// The cards are as in cardMessage(), with "attached": the cards that lie on them. Dice lie beside the
/// players' figures, so cups are left out.
Json tableRows(const DrawnTable& table);

}  // namespace lk::app
