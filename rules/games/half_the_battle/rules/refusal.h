// Refusals: the reason, and the arguments of the cure's sentence.
#pragma once

#include <optional>
#include <string>

#include "rules/cards/card_book.h"
#include "rules/games/half_the_battle/pieces.h"
#include "rules/referee/refusals.h"

namespace lk::rules::half_the_battle {

/// Includes the piece's card.
Ruling refusePiece(std::string_view reason, const State& s, const CardBook& cards, ThingId piece);

/// Returns why a player cannot do anything in an action phase; nullopt if they can.
std::optional<Ruling> barredFromActing(const State& s, Seat seat);
/// Does the same for what belongs to a player's selection or action phase.
std::optional<Ruling> barredFromTurn(const State& s, Seat seat);

}  // namespace lk::rules::half_the_battle
