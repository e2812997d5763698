// Hands, cups, tokens: what reaches over a card's side is not the card.
#pragma once

#include <optional>

#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// The card with what reaches over its sides counted as hidden: where a side shows no edge, of the colour
/// that goes on there. Nothing when nothing does.
std::optional<CardView> withoutOccluders(const CardView& closeUp);

}  // namespace lk::vision
