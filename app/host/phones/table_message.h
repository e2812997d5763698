// A view with names and labels in the reader's language, as pages show it.
#pragma once

#include <vector>

#include "app/phrases/words.h"

namespace lk::app {

struct ShownTable {
  const GameKit& kit;
  const Json& view;  // the reader's view
  const std::vector<rules::Prompt>& prompts;
  const rules::Result& result;
  const Names& names;
};

/// Returns {"game","next","seats":[{"seat","name","plays_as","acting","leads","dice","roles":[],
/// "figures":[{"figure","label","value"}],"notes":[]}],"zones":[{"seat","label","cards":[{"name","text"}]}],
/// "result"}. Members that are absent or unknown are left out. A card that is face down or unknown has no
/// name.
Json tableMessage(const ShownTable& table);

}  // namespace lk::app
