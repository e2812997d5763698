// Light of a lamp mirrored in a card's sleeve or varnish lies over paper and ink alike: ink looks pale under
// it, a solid shape like a hatched one.
#pragma once

#include <optional>

#include "vision/cards/name/card_view.h"

namespace lk::vision {

/// The card as it may look without such light: less by what its paper, or the ink that most of it is, shows
/// more in one place than elsewhere. What is overexposed is hidden. Nothing when there is no such place. A
/// card half in the shade shows one, too: then this is a wrong picture of it.
std::optional<CardView> withoutGlare(const CardView& closeUp);

}  // namespace lk::vision
