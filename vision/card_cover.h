// Hands, cups, tokens: what reaches over a card's side is not the card.
#pragma once

#include <optional>

#include "vision/card_closeup.h"

namespace lk::vision {

/// The card with what reaches over its sides counted as hidden: where a side shows no edge, of the colour
/// that goes on there. Nothing when nothing does.
std::optional<CloseUp> withoutCovers(const CloseUp& closeUp);

}  // namespace lk::vision
