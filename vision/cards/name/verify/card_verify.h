// Measures the remaining differences between two aligned looks.
#pragma once

#include <array>
#include <cstddef>

#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_align.h"

namespace lk::vision {

/// Differences between a seen card and a reference, the inputs of card_evidence.h. In this order:
/// - similarity; similarity of the two blurred; heavy ink: worst difference, correlation;
/// - red-green: worst difference, correlation; blue-yellow: correlation;
/// - small parts: smallest similarity, and the quantiles of 10 %, 25 % and 50 %;
/// - colour of all ink together. So far, larger is more similar. The rest tells what can be expected:
/// - the reference's contrast in heavy ink, red-green and blue-yellow; its contrast ratio to the seen card;
/// - visible fraction; sigma by which the reference was blurred;
/// - fine and broad residual of heavy ink, and of red-green.
/// Weak print in weak light is never as similar as bold print.
inline constexpr std::size_t kMatchFeatures = 22;
using MatchFeatures = std::array<double, kMatchFeatures>;

/// Compares where the aligned card is visible.
MatchFeatures matchFeatures(const cv::Mat& reference, const Alignment& laid);

}  // namespace lk::vision
