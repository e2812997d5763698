// A view in people's words, as pages show it.
#pragma once

#include <vector>

#include "app/phrases/words.h"

namespace lk::app {

struct ShownTable {
  const GameKit& kit;
  const Json& view;  // of whom it is told to
  const std::vector<rules::Prompt>& prompts;
  const rules::Result& result;
  const Names& names;
};

/// {"game","next","seats":[{"seat","name","plays_as","acting","leads","dice","roles":[],
/// "figures":[{"figure","label","value"}],"notes":[]}],"zones":[{"seat","label","cards":[{"name","text"}]}],
/// "result"}: what is not there, or not known, is left out. A card that lies face down, or is not known, has
/// no name.
Json tableMessage(const ShownTable& table);

}  // namespace lk::app
