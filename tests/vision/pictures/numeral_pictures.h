// Loads pictures of numbered dice on tokens and tables, drawn by vision/training/draw_numerals.py with
// lettering and tables that the net was not trained with; 4.5 pixels per millimetre, the die's foot near the
// centre.
#pragma once

#include <string>
#include <vector>

#include "vision/numerals/numeral_reader.h"

namespace lk::vision::drawn {

inline constexpr double kNumeralPixels = 4.5;  // per millimetre
inline constexpr double kNumeralMiddle = 22;   // millimetres from the picture's left and top

/// A picture with its name: "d20_17_1" is the first one of a d20 that shows 17, "none_1" shows no die.
cv::Mat numeralPicture(const std::string& name);
/// Returns the names of all that show a die.
std::vector<std::string> numeralNames();
/// Maps millimetres of a picture to its pixels, `times` as large. The cameras are nearly straight above.
cv::Matx33d numeralScale(double times = 1);
NumeralReading readPicture(const cv::Mat& bgr, int sides, double times = 1);

}  // namespace lk::vision::drawn
