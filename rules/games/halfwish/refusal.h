// Refusals: what is wrong in a word, and what the cure's sentence needs.
#pragma once

#include <optional>
#include <string>

#include "rules/core/state.h"

namespace lk::rules::halfwish {

Ruling malformedBecause(std::string problem);
/// `not_now`, naming the question that is open.
Ruling notNow(const State& state);

/// Whether several may answer a question at once or one after the other.
enum class Answering : std::uint8_t { together, inTurn };
/// Nothing if `seat` owes the answer to the prompt `id`, else the refusal.
std::optional<Ruling> unlessOwed(const State& state, Seat seat, std::string_view id, Answering answering);

}  // namespace lk::rules::halfwish
