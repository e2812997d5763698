// Refusals: what is wrong in a word, and what the cure's sentence needs.
#pragma once

#include <optional>
#include <string>

#include "rules/cards/card_book.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::battle {

Ruling malformedBecause(std::string problem);
/// With the question that is open.
Ruling refuseNow(std::string_view reason, const State& s);
Ruling refusePiece(std::string_view reason, const State& s, const CardBook& cards, ThingId piece);
Ruling refuseCard(std::string_view reason, const CardBook& cards, CardId card);

/// Why a player cannot do anything of an action phase; none when they can.
std::optional<Ruling> barredFromActing(const State& s, Seat seat);
/// The same for what belongs into a player's selection or action phase.
std::optional<Ruling> barredFromTurn(const State& s, Seat seat);

}  // namespace lk::rules::battle
