// Advice about an enrolled card: problems of its picture, and similarity to another card.
#pragma once

#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/describe/card_quality.h"

namespace lk::app {

/// Texts are in the program's language, UTF-8.
struct Advice {
  const char* check = "";  // "whole", "sharp", "lit" or "alike"
  std::string says;        // the problem, as the end of "the picture of this card ..." or "this card ..."
  std::string cure;        // what to do about it
  friend bool operator==(const Advice&, const Advice&) = default;
};

/// Returns the problems of the picture alone, worst first; empty if there are none.
std::vector<Advice> adviceOn(const vision::CardQuality& quality);
/// Returns advice about the most similar card, called `name`; empty if no card is too similar.
std::vector<Advice> adviceOn(const vision::CardIndex::Nearest& nearest, const std::string& name);

}  // namespace lk::app
