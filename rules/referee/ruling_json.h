// Rulings, prompts and results in the shapes of the command-line contract, without prose: app/ adds says,
// ask, cure.
#pragma once

#include <span>

#include "rules/cards/card_book.h"
#include "rules/core/ruling.h"

namespace lk::rules {

/// "A" to "D", null for none.
Json seatJson(const std::optional<Seat>& seat);
/// {"rule","seat","what","amount"} and, where the step has them, "from","card","slot". A step of the table
/// has seat null.
Json stepJson(const Step& step, const CardBook& cards);
/// {"verdict":"accepted","steps":[...]}, {"verdict":"refused","reason":...,"steps":[]} or "unclear" with
/// "maybe".
Json rulingJson(const Ruling& ruling, const CardBook& cards);
/// {"id","seat","legal":[...],"not_now":[{"option","why"}]}.
Json promptJson(const Prompt& prompt);
Json promptsJson(std::span<const Prompt> prompts);
/// {"winner","by","finished"}, and "group" ("won" or "beaten") where all play together.
Json resultJson(const Result& result);

}  // namespace lk::rules
