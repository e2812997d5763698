// The amounts in a card's effect, which its texts must mention.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::rules {

/// One amount of an effect; equal amounts are counted together.
struct EffectAmount {
  int value = 0;
  int times = 1;             // number of occurrences in the effect; mentioning it once is enough
  bool none = false;         // the word "none" mentions it, too
  const Json* at = nullptr;  // its first occurrence; points into the effect
  std::string what;          // "by of change"
  std::string sameAs;        // equal for amounts that differ only in whom they apply to
};

/// Returns all amounts of `effect` (a list of abilities, an operation or a test), in their order.
std::vector<EffectAmount> effectAmounts(const Json& effect);
/// Adds the amounts of another effect on the same card.
void addEffectAmounts(const Json& effect, std::vector<EffectAmount>& amounts);

}  // namespace lk::rules
