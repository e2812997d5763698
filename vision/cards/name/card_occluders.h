// Masks hands, cups and tokens that reach over a card's side.
#pragma once

#include <optional>

#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// Returns the card with objects that reach over its sides marked as hidden, or nullopt if there are none.
/// Such an object has no edge at the card's side, and its colour continues on both sides of it.
std::optional<CardView> withoutOccluders(const CardView& closeUp);

}  // namespace lk::vision
