// The open questions as a page shows them: for all in the contract's shape, for who is asked with everything
// that can be tapped.
#pragma once

#include <vector>

#include "app/phrases/choices/choice.h"
#include "app/serve/night/reading.h"
#include "rules/core/ids.h"

namespace lk::app {

/// As spokenPrompts(). Those of the audience's own seat, and those of nobody, have "choices", too: a list of
/// {"label","event"} and, where a thing is to be told, "why" (it is not open), "leads" and "secret". What
/// must be added is said by "entry": "dice" or "cards" ("field" with "written" and "prefix", "least",
/// "most"), or "pick"; "cast": the program can roll these dice. Cards and answers to pick from are the
/// "pool", each {"id","name","text","why","event"}.
Json promptsMessage(const std::vector<rules::Prompt>& prompts, const OpenTable& table, const Names& names,
                    rules::Audience audience);

/// What the camera asks, as one more of them: whose page asks has a choice for each candidate, and one for
/// none of them, with the "answer" it says.
Json readingMessage(const Reading& reading, const rules::State& state, const OpenTable& table,
                    const Names& names, rules::Audience audience);

}  // namespace lk::app
