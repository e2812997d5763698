// What events and questions name, in people's words: things on the table, players, cards.
#pragma once

#include <string>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"

namespace lk::app {

/// "A" -> "Ann", "rust_tick" -> "Rust Tick", "A/rust_tick#2" -> "Ann's Rust Tick (2)", "A/discard/rust_tick"
/// -> "Rust Tick (Ann's Discard pile)", "chain:1" -> "number 1 of the chain"; several between plus signs are
/// listed. What a game calls otherwise is in GameWords::things. Anything else stays as it is.
[[nodiscard]] QString thingName(const std::string& name, const GameKit& kit, const Names& names);

}  // namespace lk::app
