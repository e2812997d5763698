// A card written so that every value stands on a line of its own: a fault's line then names its field.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

struct LinedCard {
  std::string text;                 // JSON, no value on the first line
  std::vector<std::string> pathOf;  // by line, from 0; "" is the card itself
};

LinedCard linedCard(const Json& card);

}  // namespace lk::app
