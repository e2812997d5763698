// What people should know of a card they have just taught: is its picture good enough, is it like another
// card.
#pragma once

#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/describe/card_quality.h"

namespace lk::app {

/// In the language of the program, UTF-8.
struct Advice {
  const char* check = "";  // "whole", "sharp", "lit" or "alike"
  std::string says;        // what is wrong, continuing "the picture of this card ..." or "this card ..."
  std::string cure;        // what to do about it
  friend bool operator==(const Advice&, const Advice&) = default;
};

/// Of the picture alone. Empty when there is nothing to mend. Worst first.
std::vector<Advice> adviceOn(const vision::CardQuality& quality);
/// Of the card most like this one, called `name`; none when nothing is too much like it.
std::vector<Advice> adviceOn(const vision::CardIndex::Nearest& nearest, const std::string& name);

}  // namespace lk::app
