// Checks that a name holds although places of the card are overexposed.
#pragma once

#include <string>

#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// True if the name `key` is certain despite overexposure: no other card comes near, even if overexposed
/// places may have held any faint print. Also true if little of the card is overexposed.
bool holdsThoughOverexposed(CardInquiry& inquiry, const CardView& view, const std::string& key);

}  // namespace lk::vision
