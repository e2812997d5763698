// Refusals: what is wrong in a word, the rule it rests on, and what the cure's sentence needs.
#pragma once

#include <optional>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/games/wtactics_orc/places.h"

namespace lk::rules::wtactics {

/// Why something cannot be done; none: it can.
using Problem = std::optional<Ruling>;

Ruling malformedBecause(std::string problem);
/// With the rule that says so, besides what `with` (an object) holds.
Ruling refuseBy(std::string_view reason, RuleId why, Json with = Json{Json::Object{}});
/// The same with the slot or card concerned, or the number asked for.
Ruling refuseAt(std::string_view reason, RuleId why, SlotId slot);
Ruling refuseCard(std::string_view reason, RuleId why, const CardBook& cards, CardId card);
Ruling refuseCount(std::string_view reason, RuleId why, int n);
/// With the question that is open, for "first comes ...".
Ruling refuseNow(std::string_view reason, const State& state);

}  // namespace lk::rules::wtactics
