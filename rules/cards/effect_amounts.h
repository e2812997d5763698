// The amounts in a card's effect, as its texts must say them.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::rules {

struct EffectAmount {
  int value = 0;
  int times = 1;             // how often the effect has it; once is enough to say it
  bool none = false;         // "none" says it, too
  const Json* at = nullptr;  // the first of them; lives in the effect
  std::string what;          // "by of change"
  std::string sameAs;        // equal for amounts that differ in nothing but whom they concern
};

/// All amounts of `effect`, a list of abilities, an operation or a test, in their order.
std::vector<EffectAmount> effectAmounts(const Json& effect);
/// More of them, from elsewhere on the same card.
void addEffectAmounts(const Json& effect, std::vector<EffectAmount>& amounts);

}  // namespace lk::rules
