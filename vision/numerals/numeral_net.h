// Runs the net that reads numerals.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision {

inline constexpr int kNumeralPatch = 48;  // pixels, width of a patch
inline constexpr std::size_t kNumerals = 29;

/// The answer of the net for a patch.
struct NumeralAnswer {
  std::array<float, kNumerals> printed{};  // probabilities, as printedNumerals()
  cv::Point2d middle;                      // of the topmost face, in half patches from the patch's middle
  double reach = 0;                        // radius of its inscribed circle, in half patches
};

/// Runs the net on a patch of kNumeralPatch pixels, 8-bit BGR. The probabilities are of an upright numeral
/// that fills the patch; what they lack of 1 is that of none that can be read.
NumeralAnswer runNumerals(const cv::Mat& patch);

}  // namespace lk::vision
