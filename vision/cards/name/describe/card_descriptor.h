// What a card looks like, free of light and paper: the thing that is compared.
#pragma once

#include <cstdint>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Changes whenever descriptors of another build cannot be compared with this one's.
inline constexpr int kDescriptorVersion = 3;

/// Opaque to everyone else; same layout for every card of one version.
using Descriptor = std::vector<std::uint8_t>;

/// Whether a descriptor, from wherever it comes, is of this version and whole.
bool isUsable(const Descriptor& descriptor);

/// Describes the card seen at `corners`, with corners[0] taken as its own top left.
Descriptor describeCard(const cv::Mat& bgr, const Quad& corners);

/// Sharpness of what is seen there: variance of the Laplacian of the rectified card, comparable between
/// cards.
double sharpness(const cv::Mat& bgr, const Quad& corners);

}  // namespace lk::vision
