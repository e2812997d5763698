// A view with names and labels in the reader's language, as pages show it.
#pragma once

#include <optional>
#include <vector>

#include "app/phrases/words.h"
#include "rules/referee/game.h"

namespace lk::app {

struct ShownTable {
  const GameKit& kit;
  const Json& view;  // the reader's view
  const std::vector<rules::Prompt>& prompts;
  const std::vector<rules::TablePlace>& places;
  const rules::Result& result;
  const Names& names;
  std::optional<rules::Seat> reader;  // nullopt: a spectator
};

/// Returns {"game","next","also","seats":[{"seat","name","plays_as","acting","leads","dice","roles":[],
/// "figures":[{"figure","label","value"}],"numbers":[],"notes":[]}],"rows","chain":[{"link","seat","thing",
/// "says","targets":[]}],"result"}. "rows" is the table as in tableRows(), "numbers" are as in
/// numberMessage(). "chain" is what waits to happen, in order of announcement. Members that are absent or
/// unknown are left out.
Json tableMessage(const ShownTable& table);

}  // namespace lk::app
