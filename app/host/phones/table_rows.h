// The table as pages draw it: rows of zones with their cards.
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
  std::optional<rules::Seat> reader;  // nullopt: a spectator, who looks from the first seat's side
};

/// Returns [{"seat","columns","beside","zones":[{"zone","label","column","current","upright","pile",
/// "cards":[]}]}], from the reader's far side to the near one: the zones of the others, those of nobody, the
/// reader's own. Within them zones lie as on the mat, seen from the reader's side.
/// - "seat" is null for zones of nobody.
/// - "columns" is the number of columns of rows whose zones lie in line with those of others, and "column"
/// the
///   one of a zone, from 1.
/// - "beside" is "left" or "right" for zones beside the middle of the table: they lie beside those of nobody,
///   or the mat does not have them and the others are in line.
/// - An "upright" zone is higher than wide: its cards lie one below the other. The cards of a "pile" lie on
///   each other, the last one on top.
/// The cards are as in cardMessage(), with "attached": the cards that lie on them.
Json tableRows(const DrawnTable& table);

}  // namespace lk::app
