// Tells which open prompt an event answers.
#pragma once

#include <vector>

#include "rules/core/ruling.h"

namespace lk::app {

/// Returns the way by hand that the event begins with; the blank may have any value. nullptr: none.
const rules::ByHand* wayTaken(const rules::Event& event, const rules::Prompt& prompt);

/// Returns whether the event is one of the prompt's answers, or fills the blank of one of them.
bool answersPrompt(const rules::Event& event, const rules::Prompt& prompt);

/// Returns the first prompt that the event answers; nullptr if there is none. Prompts of its own seat come
/// before others.
const rules::Prompt* promptAnsweredBy(const rules::Event& event, const std::vector<rules::Prompt>& open);

}  // namespace lk::app
