// A card on the drawn table, from the JSON of a view: what it shows, and what a screen reader says of it.
#pragma once

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "app/window/table/board_rows.h"
#include "app/window/table/reach.h"
#include "rules/text/json.h"

namespace lk::app {

/// Returns the card of a slot (docs/cli.md, views). What the view does not tell stays empty.
LyingCard lyingCard(const Json& placement, const GameKit& kit, const Names& names, const Reach& reach);

}  // namespace lk::app
