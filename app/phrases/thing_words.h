// Display names for the identifiers in events and prompts: things on the table, players, cards.
#pragma once

#include <string>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"

namespace lk::app {

/// Returns the display name of an identifier: "A" -> "Ann", "rust_tick" -> "Rust Tick", "A/rust_tick#2" ->
/// "Ann's Rust Tick (2)", "A/discard/rust_tick" -> "Rust Tick (Ann's Discard pile)", "chain:1" -> "number 1
/// of the chain". Identifiers joined by "+" give a list. Other names of a game are in GameWords::things. An
/// unknown identifier is returned unchanged.
[[nodiscard]] QString thingName(const std::string& name, const GameKit& kit, const Names& names);

/// Returns where a zone that holds one thing of a player lies: "A-F2" -> "front 2". A zone without a name of
/// its own is returned unchanged.
[[nodiscard]] QString placeOnTable(std::string_view zone, const GameKit& kit);
/// Returns how every step says which thing or player it is about: as thingName() does.
[[nodiscard]] QString mentionName(const rules::Mention& what, const GameKit& kit, const Names& names);

}  // namespace lk::app
