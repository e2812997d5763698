// Refusals: the reason, and the arguments of the cure's sentence.
#pragma once

#include <optional>
#include <string>

#include "rules/core/state.h"
#include "rules/referee/refusals.h"

namespace lk::rules::halfwish {

/// Returns `not_now`, naming the open question.
Ruling notNow(const State& state);

/// Whether several players may answer a question at once, or one after the other.
enum class Answering : std::uint8_t { together, inTurn };
/// Returns nullopt if `seat` owes the answer to the prompt `id`, otherwise the refusal.
std::optional<Ruling> unlessOwed(const State& state, Seat seat, PromptId id, Answering answering);

}  // namespace lk::rules::halfwish
