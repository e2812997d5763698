// A card's descriptor: its appearance without the effects of light and paper, for comparison.
#pragma once

#include <cstdint>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Incremented whenever descriptors of another build cannot be compared with this build's.
inline constexpr int kDescriptorVersion = 3;

/// Opaque bytes; all descriptors of one version have the same layout.
using Descriptor = std::vector<std::uint8_t>;

/// True if a descriptor has this version and is complete. Accepts any bytes.
bool isUsable(const Descriptor& descriptor);

/// Describes the card at `corners` in an 8-bit BGR image. `corners[0]` is the card's own top left.
Descriptor describeCard(const cv::Mat& bgr, const Quad& corners);

/// Returns the sharpness of the card at `corners`: the variance of the Laplacian of the rectified card.
/// Comparable between cards.
double sharpness(const cv::Mat& bgr, const Quad& corners);

}  // namespace lk::vision
