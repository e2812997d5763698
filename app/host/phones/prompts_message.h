// The open prompts as pages show them: all readers get the question, the asked seat also gets its choices.
#pragma once

#include <vector>

#include "app/host/phones/camera_questions.h"
#include "app/host/phones/held_answers.h"
#include "app/phrases/choices/choice.h"
#include "app/phrases/hint_words.h"
#include "rules/core/ids.h"

namespace lk::app {

/// Returns what spokenPrompts() returns. Prompts of the audience's own seat, and those for any seat, are
/// "own" and have "choices": a list of {"label","event"} and, if present, "why" (the reason it cannot be
/// chosen), "leads" and "secret". It is empty if there are too many answers, or some that cards must be added
/// to: those are composed (moveMessage()). "entry" says what must be added to the event: "dice" (with
/// "field", "most", "sides", and "cast" if the program can roll them) or "confirm": a yes to the question
/// "asks". If the audience's answer to the prompt is held, "held" says so. "hint" is
/// firstHint().
Json promptsMessage(const std::vector<rules::Prompt>& prompts, const OpenTable& table, const Names& names,
                    rules::Audience audience, const HeldAnswers& held = {}, const HintedSeats& hinted = {});

/// Returns the camera's question as one more prompt. On the pages that may answer it has a choice for each
/// candidate and one for none of them, each with the "answer" to send.
Json readingMessage(const CameraQuestion& reading, const rules::State& state, const OpenTable& table,
                    const Names& names, rules::Audience audience);

}  // namespace lk::app
