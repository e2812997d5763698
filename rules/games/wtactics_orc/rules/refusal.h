// Refusals: the reason, its rule, and the arguments of the cure's sentence.
#pragma once

#include <optional>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/games/wtactics_orc/places.h"
#include "rules/referee/refusals.h"

namespace lk::rules::wtactics_orc {

/// Why something cannot be done; nullopt if it can.
using Problem = std::optional<Ruling>;

/// Includes the rule, besides what `with` (an object) holds.
Ruling refuseBy(std::string_view reason, RuleId why, Json with = Json{Json::Object{}});
/// Includes the slot or card concerned, or the required number.
Ruling refuseAt(std::string_view reason, RuleId why, SlotId slot);
/// Includes which case of the reason it is.
Ruling refuseCase(std::string_view reason, RuleId why, SlotId slot, std::string_view which);
Ruling refuseCard(std::string_view reason, RuleId why, const CardBook& cards, CardId card);
Ruling refuseCount(std::string_view reason, RuleId why, int n);

}  // namespace lk::rules::wtactics_orc
