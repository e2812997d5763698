// Refusals that games share: the reason, and the arguments of the cure's sentence.
#pragma once

#include <string>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/ruling.h"
#include "rules/core/state.h"
#include "rules/referee/game.h"

namespace lk::rules {

Ruling malformedBecause(std::string problem);
/// Refuses an event of a seat at which nobody plays: as malformed, or with a reason of its own.
Ruling nobodyPlaysAt(Seat seat);
Ruling noSuchSeat(Seat seat);
/// Includes the open question, for "first comes ...".
Ruling refuseNow(std::string_view reason, const State& state);
/// Includes the card concerned.
Ruling refuseCard(std::string_view reason, const CardBook& cards, CardId card);

/// Adds the rule that the refusal cites to the arguments of its cure, unless it names one: see
/// Vocabulary::refusalRules.
void citeRule(Ruling& refusal, const Vocabulary& words);

}  // namespace lk::rules
