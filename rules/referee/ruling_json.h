// Rulings, prompts and results in the shapes of the command-line contract, without prose. app/ adds `says`,
// `ask` and `cure`.
#pragma once

#include <span>

#include "rules/cards/card_book.h"
#include "rules/core/ruling.h"
#include "rules/referee/game.h"

namespace lk::rules {

/// Returns "A" to "D"; null for nullopt.
Json seatJson(const std::optional<Seat>& seat);
/// Returns {"rule","seat","what","amount"} and, if the step has them,
/// "from","card","slot","thing","other","of", "ability","until". The seat is null for a step of the table.
/// "thing" and "other" are names as in events.
Json stepJson(const Step& step, const Game& game, const CardBook& cards);
/// Returns {"verdict":"accepted","steps":[...]}, {"verdict":"refused","reason":...,"steps":[]} or "unclear"
/// with "maybe".
Json rulingJson(const Ruling& ruling, const Game& game, const CardBook& cards);
/// Returns {"id","seat","legal":[...],"not_now":[{"option","why"}]}.
Json promptJson(const Prompt& prompt);
Json promptsJson(std::span<const Prompt> prompts);
/// Returns {"winner","by","finished"}, and "group" ("won" or "beaten") for cooperative games.
Json resultJson(const Result& result);

}  // namespace lk::rules
