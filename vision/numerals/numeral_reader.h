// Reads the topmost numeral of a die that stands at a known place of a sheet.
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/numerals/camera_above.h"

namespace lk::vision {

/// Least probability of a value that is reported.
inline constexpr double kSureNumeral = 0.95;

struct NumeralReading {
  std::optional<int> likeliest;  // nullopt: no die, or what is on top is no numeral
  double certainty = 0;          // probability of that, 0..1

  /// Returns the value if it is certain. A die that is covered or cocked, or another thing, has none.
  [[nodiscard]] std::optional<int> value() const {
    return certainty >= kSureNumeral ? likeliest : std::nullopt;
  }
};

/// A sheet as a camera sees it.
struct SheetView {
  cv::Matx33d toImage;  // millimetres of the sheet -> pixels
  CameraAbove camera;
};

/// Reads a die of `sides` (6, 8, 10, 12 or 20) that stands on the sheet, its foot within a few millimetres of
/// `mm`, in an 8-bit BGR image. A value that such a die does not have is another die's. Precondition: not a
/// die of four sides, whose values do not lie on top.
NumeralReading readNumeral(const cv::Mat& bgr, const SheetView& sheet, cv::Point2d mm, int sides);

}  // namespace lk::vision
