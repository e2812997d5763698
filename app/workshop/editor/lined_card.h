// Writes a card with one value per line, so that the line of a fault identifies its field.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

struct LinedCard {
  std::string text;                 // JSON; no value is on the first line
  std::vector<std::string> pathOf;  // path per line, from 0; "" is the card itself
};

LinedCard linedCard(const Json& card);

}  // namespace lk::app
