// What is wrong with a card, field by field, as the pack reader and the check of its wording judge it.
#pragma once

#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/text/json.h"

namespace lk::app {

struct CardFault {
  std::string path;  // of the field, or of what holds it; "" for the card itself
  std::string what;
  std::string cure;
  friend bool operator==(const CardFault&, const CardFault&) = default;
};

/// Every fault of `card` in a game, beside the packs it will be played with: its own pack without it, and all
/// others. Faults in those are none of the card's.
std::vector<CardFault> faultsOf(const Json& card, std::string_view game, const std::vector<PackFile>& beside);

}  // namespace lk::app
