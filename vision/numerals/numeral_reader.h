// Reads the topmost numeral of a die that stands at a known place of a sheet.
#pragma once

#include <optional>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Probability from which a value is said.
inline constexpr double kSureNumeral = 0.97;

struct NumeralReading {
  std::optional<int> likeliest;  // nullopt: no die, or what is on top is no numeral
  double certainty = 0;          // probability of that, 0..1

  /// Returns the value if it is certain. A die that is covered or cocked, or another thing, has none.
  [[nodiscard]] std::optional<int> value() const {
    return certainty >= kSureNumeral ? likeliest : std::nullopt;
  }
};

/// Reads a die of `sides` (6, 8, 10, 12 or 20) in an 8-bit BGR image. `toImage` maps millimetres of the sheet
/// to pixels; the die's foot is within a few millimetres of `mm`, wherever its top leans in the picture. A
/// value that such a die does not have is another die's. Precondition: not a die of four sides, whose values
/// do not lie on top.
NumeralReading readNumeral(const cv::Mat& bgr, const cv::Matx33d& toImage, cv::Point2d mm, int sides);

}  // namespace lk::vision
