// Things on the table, as events and questions name them, in people's words.
#pragma once

#include <string_view>

#include "app/phrases/words.h"

namespace lk::app {

/// "A/rust_tick" -> "Ann's Rust Tick", "A/rust_tick#2" -> "Ann's Rust Tick (2)", "chain:1" -> "number 1 of
/// the chain". Empty for what names no card and no link of the chain.
[[nodiscard]] QString thingName(std::string_view name, const GameKit& kit, const Names& names);

}  // namespace lk::app
