// A card on the table in the reader's words, as pages draw it.
#pragma once

#include <string>
#include <string_view>

#include "app/phrases/words.h"

namespace lk::app {

/// Addresses of pictures that the server paints, in the reader's language.
std::string facePath(const GameKit& kit, std::string_view card);
/// `type` is the type of the card; empty if it is not known.
std::string backPath(const GameKit& kit, std::string_view type);

/// Returns {"thing","name","text","picture","owner","down","turned","on","marks":[{"mark","label"}],
/// "numbers":[{"label","text","changed","sum"}],"states":[]} for a card of a view. Members that are absent or
/// unknown are left out; an unknown card has the picture of a back, and no name.
Json cardMessage(const Json& placement, const GameKit& kit, const Names& names);

}  // namespace lk::app
