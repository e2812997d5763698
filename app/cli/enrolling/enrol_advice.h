// What people should know of a card they have just taught: is its picture good enough, is it like another
// card.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"
#include "vision/card_index.h"
#include "vision/card_quality.h"

namespace lk::app {

struct Advice {
  const char* check;  // "whole", "sharp", "lit" or "alike"
  std::string says;   // what is wrong, continuing "the picture of this card ..." or "this card ..."
  std::string cure;   // what to do about it

  [[nodiscard]] Json json() const;
};

/// Empty when there is nothing to mend. Worst first.
std::vector<Advice> adviceOn(const vision::CardQuality& quality, const vision::CardIndex::Nearest& nearest);

/// The figures behind it.
Json qualityJson(const vision::CardQuality& quality);

}  // namespace lk::app
