// The picture of a card that its pack brings along: one of the emblems by its name, or an image of people's
// own.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <QImage>

#include "faces/charge.h"

namespace lk::faces {

/// The emblems by name, in the order of Charge.
std::span<const std::string_view> chargeNames();

/// The emblem called so; none for anything else.
std::optional<Charge> chargeNamed(std::string_view name);

/// The emblem of "charge:star"; none for anything else.
std::optional<Charge> ownCharge(std::string_view picture);

/// The image of "data:image/...;base64,..."; null for anything else, and for what is no image of at most 2048
/// by 2048 pixels (its header decides: nothing larger is ever decoded).
QImage ownImage(std::string_view picture);

/// An image as a card's picture, scaled down to what is printed.
std::string pictureOf(const QImage& image);

}  // namespace lk::faces
