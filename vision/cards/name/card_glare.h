// Removes glare, the reflection of a lamp in a card's sleeve or varnish. Glare adds the same light to paper
// and ink, so that ink looks pale and a solid shape looks hatched.
#pragma once

#include <optional>

#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// Returns the card without glare, or nullopt if there is none. Subtracts the light by which the paper, or
/// the ink of a back, is brighter in one place than elsewhere. Overexposed pixels are marked as hidden. A
/// card half in shade also triggers this, and the result is then wrong, so a name must hold in both
/// observations.
std::optional<CardView> withoutGlare(const CardView& closeUp);

}  // namespace lk::vision
