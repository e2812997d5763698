// The picture that a pack supplies for a card: a named emblem, or an image.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <QImage>

#include "faces/charge.h"

namespace lk::faces {

/// Returns the names of the emblems, in the order of Charge.
std::span<const std::string_view> chargeNames();

/// Returns the emblem with this name; nullopt if there is none.
std::optional<Charge> chargeNamed(std::string_view name);

/// Returns the emblem of "charge:star"; nullopt for anything else.
std::optional<Charge> ownCharge(std::string_view picture);

/// Returns the image of "data:image/...;base64,...". Null for anything else, and for images of more than 2048
/// by 2048 pixels; the size is taken from the header, so that larger images are never decoded.
QImage ownImage(std::string_view picture);

/// Returns an image in this form, scaled down to the printed resolution.
std::string pictureOf(const QImage& image);

}  // namespace lk::faces
