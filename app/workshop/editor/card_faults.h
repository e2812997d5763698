// Finds the faults of a card, field by field, with the pack reader and the check of its wording.
#pragma once

#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/text/json.h"

namespace lk::app {

struct CardFault {
  std::string path;  // of the field, or of what contains it; "" for the card itself
  std::string what;
  std::string cure;
  friend bool operator==(const CardFault&, const CardFault&) = default;
};

/// Returns every fault of `card`. `beside` contains all packs it will be used with: its own pack without the
/// card, and all others. Their faults are not included.
std::vector<CardFault> faultsOf(const Json& card, std::string_view game, const std::vector<PackFile>& beside);

}  // namespace lk::app
